"""The recipes of the book and the notebooks run, print what the page says, and are typed."""

from __future__ import annotations

from pathlib import Path

import pytest

import blocks

RECIPES = blocks.of_page("python.md")
NOTEBOOKS = sorted((blocks.ROOT / "examples" / "notebooks").glob("*.py"))


def test_the_page_has_ten_recipes_and_says_what_they_print() -> None:
    assert [recipe.title.split(".")[0] for recipe in RECIPES] == [str(number) for number in range(1, 11)]
    assert all(recipe.prints for recipe in RECIPES)


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.title)
def test_a_recipe_prints_what_the_page_says(recipe: blocks.Block, tmp_path: Path) -> None:
    assert blocks.run(recipe.code, tmp_path) == recipe.prints


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_runs_from_top_to_bottom(notebook: Path, tmp_path: Path) -> None:
    assert blocks.run(notebook.read_text(encoding="utf-8"), tmp_path)


def test_there_are_two_notebooks() -> None:
    assert len(NOTEBOOKS) == 2


def test_all_code_of_the_book_is_typed(tmp_path: Path) -> None:
    files = []
    for page in ("python.md", "scale.md"):
        for number, block in enumerate(blocks.of_page(page)):
            file = tmp_path / f"{page.removesuffix('.md')}_{number}.py"
            file.write_text(block.code, encoding="utf-8")
            files.append(file)
    assert blocks.types([*files, *NOTEBOOKS]) == ""


def test_the_package_itself_is_typed() -> None:
    package = blocks.ROOT / "crates" / "python" / "python" / "arbiter_chess"
    assert blocks.types([package]) == ""
