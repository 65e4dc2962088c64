"""What a page looks like, measured: what is cut off, too small, covered, or unreadable to some people."""

from functools import cache
from pathlib import Path
from typing import Any

from tests.e2e.playing import settle
from tests.e2e.visitors import Visitor

_AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# What fades in is pale until it is there, and that is not its contrast.
_ARRIVED = """Promise.allSettled(document.getAnimations()
    .filter(each => Number.isFinite(each.effect.getComputedTiming().endTime)).map(each => each.finished))"""
THEMES = ("light", "dark", "contrast")

_COMMON = """
    const words = element => getComputedStyle(element).clipPath === 'inset(50%)' // for screen readers alone
    const seen = element => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
        && !words(element) && !element.closest('.unseen')
    const named = element => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')}"> `
        + (element.dataset.spot ?? element.innerText ?? '').slice(0, 50)
    const reach = document.querySelector('dialog[open]') ?? document
    const controls = () => [...reach.querySelectorAll('button, a[href], select, input, summary, textarea')]
        .filter(element => seen(element) && !element.closest('[inert]'))
    const box = element => (element.matches('label input') ? element.closest('label') : element)
        .getBoundingClientRect()
    const style = (element, name) => getComputedStyle(element)[name]
    const around = element => element === null ? [] : [element, ...around(element.parentElement)]
    // what of it shows, where a list or the table scrolls
    const shown = element => around(element.parentElement)
        .filter(outer => style(outer, 'overflowY') !== 'visible')
        .reduce((part, outer) => {
            const { top, bottom } = outer.getBoundingClientRect()
            return { ...part, top: Math.max(part.top, top), bottom: Math.min(part.bottom, bottom) }
        }, box(element).toJSON())
"""

# Only names may end with an ellipsis: they are as long as people like. A table may scroll in its region, and
# a row of tabs in itself.
_CUT_OFF = """() => {
    const scrolls = element => around(element).some(outer => style(outer, 'overflowX') === 'auto')
    const wide = document.scrollingElement.scrollWidth
    const found = wide > innerWidth ? [`the page is ${wide} wide, the window ${innerWidth}`] : []
    const range = document.createRange()
    for (const element of document.body.querySelectorAll('*')) {
        if (element.closest('option, script, noscript, svg, .name') || !seen(element)) continue
        const texts = [...element.childNodes].filter(node => node.nodeType === 3 && node.data.trim() !== '')
        if (texts.length === 0) continue
        if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
            found.push(`${named(element)}: ${element.scrollWidth} in ${element.clientWidth}`)
        const within = element.closest('button, a, label, .sheet')?.getBoundingClientRect()
        if (element.closest('[role=region][tabindex] table') || scrolls(element)) continue
        for (const text of texts) {
            range.selectNodeContents(text)
            const { left, right } = range.getBoundingClientRect()
            if (left < -1 || right > innerWidth + 1) found.push(`${named(element)} leaves the window`)
            if (within && (left < within.left - 1 || right > within.right + 1))
                found.push(`${named(element)} leaves its control`)
        }
    }
    return found
}"""

_SMALL = """() => controls().filter(element => {
    const { width, height } = box(element)
    return width < 43.5 || height < 43.5
}).map(element => `${named(element)}: ${box(element).width} × ${box(element).height}`)"""

# A control inside of another one, such as a field in its label, is not over it. What sticks to the edge of a
# list lies over what can be scrolled away from under it.
_OVER = """() => {
    const sticks = element => around(element).some(outer => style(outer, 'position') === 'sticky')
    const all = controls().filter(element => !element.matches('label input') && !sticks(element)), found = []
    for (const [at, one] of all.entries()) for (const other of all.slice(at + 1)) {
        if (one.contains(other) || other.contains(one)) continue
        const [a, b] = [shown(one), shown(other)]
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (across > 2 && down > 2) found.push(`${named(one)} over ${named(other)}`)
    }
    return found
}"""


# The parts of a table may not overlap. A place without a card in it is not measured.
_CROWDED = """least => {
    const found = [], whose = part => part.getAttribute('aria-label') ?? part.className.split(' ')[0]
    const parts = [...document.querySelectorAll('.above, div.middle, section.other, section.own > *')]
    for (const [at, one] of parts.entries()) for (const other of parts.slice(at + 1)) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (across > 1 && down > 1) found.push(`${whose(one)} over ${whose(other)}, ${across} × ${down}`)
    }
    const card = '[data-place]:has(svg):not(:has([data-place]))'
    const cards = where => [...document.querySelectorAll(`section.${where} ${card}`)]
        .map(card => card.getBoundingClientRect())
    const own = cards('own')
    const narrowest = Math.min(...own.map(card => card.width))
    const widest = Math.max(...cards('other').map(card => card.width))
    if (own.some(({ left, right, bottom }) => left < 0 || right > innerWidth || bottom > innerHeight))
        found.push('own cards are not in the window')
    if (narrowest < least) found.push(`own cards are ${narrowest} wide`)
    if (narrowest < widest - 0.5) found.push(`own cards are ${narrowest} wide, others' ${widest}`)
    return found
}"""


def cut_off(visitor: Visitor) -> list[str]:
    """Texts that do not fit into their element, control or window."""
    return _measured(visitor, _CUT_OFF)


def too_small(visitor: Visitor) -> list[str]:
    """Controls that a finger may miss."""
    return _measured(visitor, _SMALL)


def overlapping(visitor: Visitor) -> list[str]:
    """Controls that lie over one another."""
    return _measured(visitor, _OVER)


@cache
def _axe() -> str:
    return _AXE.read_text()


def violations(visitor: Visitor, where: str) -> list[str]:
    """What axe finds on the page, or in its open dialog.

    Themes differ in their colours alone: the other rules are asked once.
    """
    visitor.page.evaluate(_ARRIVED)
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(_axe())
    found = []
    for theme in THEMES:
        visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        rules: Any = {} if theme == THEMES[0] else {"runOnly": ["color-contrast"]}
        settle(visitor)
        answer: Any = visitor.page.evaluate(
            """rules => axe.run(document.querySelector('dialog[open]') ?? document,
                { resultTypes: ['violations'], ...rules })""",
            rules,
        )
        found += [
            f"{where}, {theme}: {violation['id']}: {node['html'][:200]}"
            for violation in answer["violations"]
            for node in violation["nodes"]
        ]
    return found


def examine(visitor: Visitor, where: str) -> list[str]:
    """All that can be wrong with what a phone shows, in letters of the usual size and of twice that."""
    found = cut_off(visitor) + too_small(visitor) + at_200_percent(visitor)
    return [f"{where}: {problem}" for problem in found] + violations(visitor, where)


def at_200_percent(visitor: Visitor) -> list[str]:
    """What does not fit with letters of twice the size."""
    enlarge(visitor)
    found = [f"at 200 %: {problem}" for problem in cut_off(visitor) + overlapping(visitor)]
    reduce(visitor)
    return found


def enlarge(visitor: Visitor) -> None:
    """Letters of twice the size."""
    visitor.page.evaluate("document.documentElement.style.setProperty('font-size', '200%')")


def reduce(visitor: Visitor) -> None:
    visitor.page.evaluate("document.documentElement.style.removeProperty('font-size')")
    settle(visitor)


def crowded(visitor: Visitor, least: int) -> list[str]:
    """Parts of a table that overlap; own cards outside the window, narrower than this or than others'."""
    return _measured(visitor, _CROWDED, least)


def _measured(visitor: Visitor, what: str, given: object = None) -> list[str]:
    settle(visitor)
    found: Any = visitor.page.evaluate(f"given => {{ {_COMMON} return ({what})(given) }}", given)
    return list(found)


def scrolls(visitor: Visitor) -> dict[str, bool]:
    """Whether the page or the table has more than fits, in each direction."""
    settle(visitor)
    found: dict[str, bool] = visitor.page.evaluate("""() => {
        const felt = document.querySelector('.felt') ?? document.scrollingElement
        const page = document.scrollingElement
        return {
            across: felt.scrollWidth > felt.clientWidth || page.scrollWidth > innerWidth,
            down: felt.scrollHeight > felt.clientHeight + 1 || page.scrollHeight > innerHeight + 1,
        }
    }""")
    return found
