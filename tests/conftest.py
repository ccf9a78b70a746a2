"""The longest tests come first, so that towards the end of a run no processor waits for one of them."""

import pytest

LONGEST = ("test_wheel.py", "test_compiler.py", "test_storage.py", "test_access.py", "test_around.py", "test_oracle.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in LONGEST)
