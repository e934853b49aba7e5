"""The elements that every board is made of."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from ludotheque.drawing.svg import apart, escape, overlay, piece, scene, slope, spot, stops, text, twin, unread

NAMES = re.compile(r'(?: id="|href="#|url\(#)([\w-]+)')


def a_scene() -> str:
    defs = slope("wood", stops(((0, "#fff"), (1, "#000")))) + '<g id="ball"><circle r="9" fill="url(#wood)"/></g>'
    body = piece("square-A", 10, 20, text(0, 0, 12, "a < b & “c”", "#000")) + twin("ball-1", 3, 4, "ball", "ball", "A0")
    return scene("toy", 100, 50, 'Toy "one"', defs, [body, spot("level-1", 0, 0, 9, 9, "Level 1")])


def test_a_scene_is_well_formed_and_keeps_its_words() -> None:
    root = ElementTree.fromstring(a_scene())
    assert root.get("viewBox") == "0 0 100 50"
    assert root.get("aria-label") == 'Toy "one"'
    assert "a < b & “c”" in "".join(root.itertext())


def test_text_is_escaped_for_tags_and_attributes() -> None:
    assert escape('<b> & "q"') == "&lt;b> &amp; &quot;q&quot;"


def test_a_piece_carries_its_place_for_viewers_and_for_transitions() -> None:
    drawn = piece("square-A", 10, 20.5, "")
    assert 'transform="translate(10 20.5)"' in drawn
    assert "--x:10px;--y:20.5px" in drawn


def test_two_drawings_apart_share_no_name_and_stay_whole() -> None:
    one, two = (apart(a_scene(), prefix) for prefix in ("first-", "second-"))
    assert not {*NAMES.findall(one)} & {*NAMES.findall(two)}
    ids = {element.get("id") for element in ElementTree.fromstring(one).iter()}
    assert {*NAMES.findall(one)} <= ids


def test_what_is_not_read_out_is_drawn_all_the_same() -> None:
    for group in (unread, overlay):
        root = ElementTree.fromstring(group("<circle r='3'/>"))
        assert root.get("aria-hidden") == "true"
        assert [child.tag for child in root] == ["circle"]
    assert "pointer-events:none" in overlay("")
