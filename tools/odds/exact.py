"""How many choices of n cards hold no set, exactly, for n = 0 to 21.

The 81 cards are the points of the affine space AG(4,3) and the sets its lines. Choices without a
line (caps) are grown one point at a time, one for each class under the affine group, each class
with its number of caps. Two caps share a class only if they share a canonical form: an affine
image of the cap, the smallest over frames chosen by rules that no isomorphism changes. Collisions
of hashes can only add frames, so they cost time and never exactness; every division is asserted
to leave nothing over.
"""

import numpy as np
from numpy.typing import NDArray

DIMENSION = 4
POINT_COUNT = 3**DIMENSION
LARGEST_SIZE = 21
GROUP_ORDER = 1_965_150_720  # |AGL(4,3)| = 81 * 80 * 78 * 72 * 54
CHUNK_ROWS = 4096  # bounds the memory of the batched steps

Bool = NDArray[np.bool_]
Int = NDArray[np.int64]
Hash = NDArray[np.uint64]

# Point index i has coordinates (i // 3**k) % 3, so indices also serve as vectors.
POWERS = 3 ** np.arange(DIMENSION)
COORDINATES = np.arange(POINT_COUNT)[:, None] // POWERS % 3
SUM = (COORDINATES[:, None] + COORDINATES[None]) % 3 @ POWERS
NEGATIVE = -COORDINATES % 3 @ POWERS
THIRD = NEGATIVE[SUM]  # the third point of the line through two points; THIRD[p, p] == p

# Fixed arbitrary values: any values give the same counts, they only label invariants.
LABELS = np.random.default_rng(3).integers(1, 2**63, size=64, dtype=np.uint64) | np.uint64(1)
MULTIPLIER = np.uint64(0x9E3779B97F4A7C15)
UNUSABLE = np.uint64(2**64 - 1)


def mix(values: Hash) -> Hash:
    """Scramble 64-bit values nonlinearly, so that sums of them tell multisets apart."""
    values = (values ^ (values >> np.uint64(31))) * MULTIPLIER
    return values ^ (values >> np.uint64(29))


def third_point_counts(caps: Int) -> Int:
    """For each cap (row of points) and each of the 81 points t: pairs (p, q) with third t."""
    rows = np.arange(len(caps))[:, None, None]
    cells = rows * POINT_COUNT + THIRD[caps[:, :, None], caps[:, None, :]]
    counts = np.bincount(cells.ravel(), minlength=len(caps) * POINT_COUNT)
    return counts.reshape(len(caps), POINT_COUNT)


def pair_labels(caps: Int) -> Hash:
    """Label each pair (p, q) of a cap by how many pairs of the cap share its third point."""
    thirds = THIRD[caps[:, :, None], caps[:, None, :]]
    counts = third_point_counts(caps)
    return LABELS[counts[np.arange(len(caps))[:, None, None], thirds]]


def point_colours(labels: Hash) -> Hash:
    """Isomorphism-invariant colour of each point: refinement of the labelled complete graph."""
    colours = mix(labels.sum(axis=2))
    for _ in range(2):
        colours = mix(colours + (labels * colours[:, None, :]).sum(axis=2))
    return colours


def selection_keys(colours: Hash, allowed: Bool) -> Hash:
    """Invariant keys of the allowed points; the smallest belongs to a smallest colour cell."""
    same = (colours[:, :, None] == colours[:, None, :]) & allowed[:, None, :]
    cell_sizes = same.sum(axis=2).astype(np.uint64)
    keys = (cell_sizes << np.uint64(58)) | (colours >> np.uint64(6))
    return np.where(allowed, keys, UNUSABLE)


def extend_flats(flats: Int, points: Int) -> Int:
    """Add a frame point to each flat; entry j of a flat is its point with coordinates j."""
    if flats.shape[1] == 0:
        return points[:, None]
    steps = SUM[points, NEGATIVE[flats[:, 0]]][:, None]
    return np.concatenate([flats, SUM[flats, steps], SUM[flats, NEGATIVE[steps]]], axis=1)


def frame_flats(caps: Int, labels: Hash, colours: Hash) -> tuple[Int, Int]:
    """Choose frames of each cap by invariant rules; return (cap number, ordered space) rows.

    Five times, each partial frame is extended by every point of the cap that is off its span
    and whose key is smallest over all partial frames of that cap. A cap inside its span gets
    an arbitrary point off the span: the coordinates of the cap do not depend on that choice.
    """
    owners = np.arange(len(caps))
    flats = np.empty((len(caps), 0), dtype=np.int64)
    for _ in range(DIMENSION + 1):
        in_span = np.zeros((len(owners), POINT_COUNT), dtype=bool)
        np.put_along_axis(in_span, flats, True, axis=1)
        keys = selection_keys(colours, ~np.take_along_axis(in_span, caps[owners], axis=1))
        first_rows = np.flatnonzero(np.diff(owners, prepend=-1))
        smallest = np.minimum.reduceat(keys.min(axis=1), first_rows)[owners]
        chosen = keys == smallest[:, None]
        spanned = smallest == UNUSABLE
        chosen[spanned] = False
        chosen[spanned, 0] = True  # one row stays one row; its point is replaced below
        rows, columns = np.nonzero(chosen)
        off_span = in_span.argmin(axis=1)
        points = np.where(spanned[rows], off_span[rows], caps[owners[rows], columns])
        owners = owners[rows]
        flats = extend_flats(flats[rows], points)
        colours = mix(colours[rows] + labels[owners, columns])
    return owners, flats


def canonical_forms(caps: Int, labels: Hash, colours: Hash) -> Hash:
    """The smallest image of each cap over its chosen frames, as an 81-bit mask in two words."""
    owners, flats = frame_flats(caps, labels, colours)
    member = np.zeros((len(caps), POINT_COUNT), dtype=bool)
    np.put_along_axis(member, caps, True, axis=1)
    packed = np.packbits(member[owners[:, None], flats], axis=1)
    padded = np.pad(packed, ((0, 0), (0, 16 - packed.shape[1])))
    words = padded.view(">u8").astype(np.uint64)
    order = np.lexsort((words[:, 1], words[:, 0], owners))
    return words[order[np.flatnonzero(np.diff(owners[order], prepend=-1))]]


def caps_of_forms(forms: Hash, size: int) -> Int:
    """The points of each canonical form, one sorted row per form."""
    packed = forms.astype(">u8").view(np.uint8).reshape(len(forms), 16)
    bits = np.unpackbits(packed, axis=1, count=POINT_COUNT)
    return np.nonzero(bits)[1].reshape(len(forms), size)


def one_point_extensions(caps: Int, weights: Int) -> tuple[Int, Int]:
    """Every cap plus every point that completes no line with it, with the weight of the cap."""
    # A point of the cap is its own third point, so a zero count also means a new point.
    rows, points = np.nonzero(third_point_counts(caps) == 0)
    return np.concatenate([caps[rows], points[:, None]], axis=1), weights[rows]


def extend_classes(caps: Int, weights: Int) -> tuple[Int, Int]:
    """From all classes of one size to all classes of the next, with their numbers of caps.

    Counting pairs (cap C, point p of C with the smallest key in C) gives
    W(C) * (number of such p) = sum of W(c) over the extensions c + p in the class of C.
    """
    extended, extended_weights = one_point_extensions(caps, weights)
    if len(extended) == 0:
        return extended, extended_weights
    forms, contributions, multiplicities = [], [], []
    for start in range(0, len(extended), CHUNK_ROWS):
        chunk = extended[start : start + CHUNK_ROWS]
        labels = pair_labels(chunk)
        colours = point_colours(labels)
        keys = selection_keys(colours, np.ones(chunk.shape, dtype=bool))
        smallest = keys == keys.min(axis=1, keepdims=True)
        kept = smallest[:, -1]  # the added point is the last one
        if kept.any():
            forms.append(canonical_forms(chunk[kept], labels[kept], colours[kept]))
            contributions.append(extended_weights[start : start + CHUNK_ROWS][kept])
            multiplicities.append(smallest[kept].sum(axis=1))
    classes, first, inverse = np.unique(
        np.concatenate(forms), axis=0, return_index=True, return_inverse=True
    )
    totals = np.zeros(len(classes), dtype=np.int64)
    np.add.at(totals, inverse.ravel(), np.concatenate(contributions))
    divisors = np.concatenate(multiplicities)[first]
    assert not (totals % divisors).any(), "the weights of a class must divide exactly"
    class_weights = totals // divisors
    assert not (GROUP_ORDER % class_weights).any(), "a class is an orbit of the group"
    # Counting by all points, not only those of smallest key, must give the same total.
    size = extended.shape[1]
    assert extended_weights.sum() == size * class_weights.sum(), "a cap was lost or repeated"
    return caps_of_forms(classes, size), class_weights


def class_weights_by_size() -> list[list[int]]:
    """For each size 0..21, the number of caps in each class of that size."""
    caps, weights = np.empty((1, 0), dtype=np.int64), np.ones(1, dtype=np.int64)
    by_size = [weights.tolist()]
    for _ in range(LARGEST_SIZE):
        caps, weights = extend_classes(caps, weights)
        by_size.append(weights.tolist())
    return by_size


def no_set_counts() -> list[int]:
    """Return the number of choices of n cards without a set, at index n = 0 to 21."""
    return [sum(weights) for weights in class_weights_by_size()]
