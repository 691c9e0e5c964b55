# %% [markdown]
# # A first look at an archive
# What is in a file of games, how they ended, and what is wrong with their records. Open this file as a notebook (VS Code,
# Jupytext) beside `masters.pgn`, or put the path of an archive of your own into `ARCHIVE`.

# %%
from collections import Counter

import pyarrow

import arbiter_chess

ARCHIVE = "masters.pgn"

# %% [markdown]
# ## The games
# One row a game, in the order of the file.

# %%
facts = pyarrow.table(arbiter_chess.audit(ARCHIVE))
plies = facts["plies"].to_pylist()
print(f"{facts.num_rows} games, {sum(plies)} half-moves, the longest {max(plies)}")
print("results:", Counter(facts["result"].to_pylist()).most_common())

# %% [markdown]
# ## How they ended on the board
# Most games end by resignation or agreement: then `end` is null.

# %%
print("ends:", Counter(facts["end"].to_pylist()).most_common())

# %% [markdown]
# ## What is wrong with the records
# A fault names the half-move, the place in the file and the article.

# %%
for game in facts.to_pylist():
    for fault in game["faults"]:
        print(f"game {game['game']}, line {fault['line']}: {fault['kind']} ({fault['message']})")

# %% [markdown]
# ## Positions that several games share
# `key` names a position; a database of openings is a count of keys.

# %%
moves = pyarrow.table(arbiter_chess.replay(ARCHIVE, rows="plies", columns=["san", "key"]))
# The same position may come twice in one game: it counts once.
games_by_key = Counter(key for _, key in set(zip(moves["game"].to_pylist(), moves["key"].to_pylist(), strict=True)))
shared = [count for count in games_by_key.values() if count > 1]
print(f"{len(games_by_key)} different positions, {len(shared)} of them in more than one game, the most common in {max(shared)}")
