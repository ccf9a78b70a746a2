"""Words for people: messages in English, Czech and Slovak, by Fluent (projectfluent.org).

Every sentence is a whole message with named places; plural forms and cases are the message's own affair.
"""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "cs", "sk")
LANGUAGE_NAMES = {"en": "English", "cs": "Čeština", "sk": "Slovenčina"}


class Texts:
    """The messages of one package, from the files `locale/LANG/*.ftl` inside it, read in the order of their names.

    Args:
        package: dotted name of a package that has a folder `locale`.
    """

    def __init__(self, package: str) -> None:
        self.package = package

    def has(self, lang: str, message: str) -> bool:
        """Return whether there is such a message in that language."""
        return bool(_bundle(self.package, known_language(lang)).has_message(message))

    def say(self, lang: str, message: str, **places: object) -> str:
        """Return a message in a language, its places filled in.

        Raises:
            KeyError: there is no such message, or a place is missing.
        """
        bundle = _bundle(self.package, known_language(lang))
        if not bundle.has_message(message):
            raise KeyError(f"{self.package} has no message {message} in {lang}")
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"{self.package}: message {message} in {lang} has no text")
        text, errors = bundle.format_pattern(pattern, places)
        if errors:
            raise KeyError(f"message {message} in {lang}: {errors[0]}")
        return str(text)


def known_language(lang: str) -> str:
    """Return the language if there are texts in it, else English."""
    return lang if lang in LANGUAGES else "en"


@cache
def _bundle(package: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    folder = files(package).joinpath("locale", lang)
    pages = [page for page in folder.iterdir() if page.name.endswith(".ftl")] if folder.is_dir() else []
    for path in sorted(pages, key=lambda page: page.name):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
