"""What the pictures of big games are made of: from plain values to pieces of SVG, for a game to put into its layers.

Every part names classes and never colours, draws its text whole or not at all, and no smaller than `LEAST`. What can
move has an id and sits where a `transform` puts it; what offers actions is a place with `data-actions`. Scenery,
ornament and the art on cards are each game's own.
"""
