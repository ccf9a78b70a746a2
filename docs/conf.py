"""Sphinx: the guides as HTML (`make docs`)."""

import os

os.environ["EPOCHA_PURE"] = "1"  # the source tells types and docstrings that compiled modules do not

project = "Epocha"
author = "The Epocha authors"
copyright = "2026, the Epocha authors"  # noqa: A001
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = "Epocha"
exclude_patterns = ["_build"]
autodoc_member_order = "bysource"
autodoc_typehints = "description"
