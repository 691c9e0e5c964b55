# %% [markdown]
# # Draws that nobody claimed
# In which games could a player have claimed a draw, and what became of them? The question is asked in SQL, on the facts of the
# audit, with two columns of the archive kept beside them.

# %%
import duckdb
import pyarrow

import arbiter_chess

ARCHIVE = "masters.pgn"

# %% [markdown]
# ## From PGN to columns, then to facts
# With an archive that is Parquet already, `pyarrow.parquet.read_table(path)` stands in the place of `games`.

# %%
archive = pyarrow.table(arbiter_chess.games(ARCHIVE))
facts = pyarrow.table(arbiter_chess.audit_columns(archive, keep=["WhiteElo", "BlackElo"]))
print(facts.num_rows, "games")

# %% [markdown]
# ## Who could have claimed
# `threefold_ply` is the half-move at which the position stood for the third time, `fifty_ply` that at which fifty moves of each
# player had passed without a capture or a pawn's move. The draw was let go where another half-move was made, or somebody won.

# %%
claims = duckdb.execute(
    """
    SELECT claim, count(*) AS possible, count(*) FILTER (plies > ply OR result IN ('1-0', '0-1')) AS let_go,
        count(*) FILTER (result IN ('1-0', '0-1')) AS won_by_somebody
    FROM (UNPIVOT (SELECT plies, result, threefold_ply, fifty_ply FROM facts)
          ON threefold_ply, fifty_ply INTO NAME claim VALUE ply)
    GROUP BY claim ORDER BY claim
    """
)
print(claims.fetchall())

# %% [markdown]
# ## The games themselves
# Ten of them, to look at: a figure that surprises is followed back to its games before anybody believes it.

# %%
for row in duckdb.execute(
    """
    SELECT row + 1 AS game, date, result, plies, threefold_ply FROM facts
    WHERE plies > threefold_ply ORDER BY row LIMIT 10
    """
).fetchall():
    print(row)
print("looked at")
