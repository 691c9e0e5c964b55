"""What functions take."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, Protocol, Union


class ArrowStream(Protocol):
    """A table, or a stream of batches, of any library that speaks Arrow."""

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any: ...


class ArrowArray(Protocol):
    """One batch of any library that speaks Arrow."""

    def __arrow_c_array__(self, requested_schema: Any = None) -> Any: ...


class Readable(Protocol):
    """A binary file that is open."""

    def read(self, size: int, /) -> bytes: ...


Path = Union[str, "os.PathLike[str]"]
Source = Union[bytes, bytearray, memoryview, Path, Iterable[Path], Readable]
Table = Union[ArrowStream, ArrowArray]
