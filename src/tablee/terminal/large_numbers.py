"""Numbers of three lines, for large cards: two points, one above the other, make a character."""

# Rows of points from above; `#` is ink.
_SHAPES = {
    "0": ("###", "# #", "# #", "# #", "###"),
    "1": (" # ", "## ", " # ", " # ", "###"),
    "2": ("###", "  #", "###", "#  ", "###"),
    "3": ("###", "  #", " ##", "  #", "###"),
    "4": ("# #", "# #", "###", "  #", "  #"),
    "5": ("###", "#  ", "###", "  #", "###"),
    "6": ("###", "#  ", "###", "# #", "###"),
    "7": ("###", "  #", " # ", " # ", " # "),
    "8": ("###", "# #", "###", "# #", "###"),
    "9": ("###", "# #", "###", "  #", "###"),
    "−": ("  ", "  ", "##", "  ", "  "),  # narrow: −2 has to fit between the edges of a card
    "W": ("# #", "# #", "# #", "###", "# #"),
}
_CHARACTERS = {("#", "#"): "█", ("#", " "): "▀", (" ", "#"): "▄", (" ", " "): " "}


def large_number(text: str) -> list[str]:
    """Three lines, up to four columns a sign; what has no large shape stays as it is, in one line."""
    signs = [_SHAPES.get(sign) for sign in text.strip()]
    if None in signs:
        return [text.strip()]
    rows = [" ".join(sign[row] for sign in signs if sign) for row in range(5)]
    rows.append(" " * len(rows[0]))
    return [
        "".join(_CHARACTERS[above, below] for above, below in zip(rows[at], rows[at + 1], strict=True))
        for at in (0, 2, 4)
    ]
