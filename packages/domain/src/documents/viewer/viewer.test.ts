import { expect, test } from 'vitest'
import { pageCounter, pagesAt, pagesToShow, turned } from './pages.ts'
import { shownScale, zoomOf } from './shown-scale.ts'
import { FIRST_VIEW, type ViewAction, viewed } from './view.ts'
import { viewerTools } from './viewer-input.ts'
import { drawingScale, pinchZoom, wheelZoom, withinZoom, zoomStep } from './zoom.ts'

test.each([
  [100, 'in', 110],
  [100, 'out', 90],
  [200, 'in', 220],
  [50, 'in', 60],
  [60, 'out', 50],
  [50, 'out', 50],
  [40, 'in', 50],
  [1450, 'in', 1500],
  [1500, 'in', 1500],
] as const)('W-TOOL-36 W-TOOL-38-B from %i zooming %s leads to %i', (zoom, direction, next) => {
  expect(zoomStep(zoom, direction)).toBe(next)
})

test.each([
  [47, 50],
  [94, 90],
  [1700, 1500],
  [Number.NEGATIVE_INFINITY, 50],
])('W-TOOL-37 %d percent become %i', (zoom, within) => expect(withinZoom(zoom)).toBe(within))

test.each([
  [100, -3, 110],
  [100, 120, 90],
  [100, 0, 100],
  [50, 1, 50],
])('W-TOOL-37 W-TOOL-40 at %i a turn of the wheel by %i leads to %i', (zoom, delta, next) =>
  expect(wheelZoom(zoom, delta)).toBe(next),
)

test.each([
  [100, 100, 200, 200],
  [100, 200, 100, 50],
  [100, 100, 100.5, 100],
  [100, 0, 50, 100],
  [1000, 100, 900, 1500],
  [1000, 100, 101, 1010],
  [1000, 100, 100.9, 1000],
  [1000, 100, 99, 990],
])('W-TOOL-37 W-TOOL-40 at %i two fingers from %d to %d px lead to %i', (zoom, from, to, next) => {
  expect(pinchZoom(zoom, { from, to })).toBe(next)
})

test.each([
  [75, 1],
  [150, 2],
  [15, 0.3],
])('W-TOOL-39 at %i percent it is drawn at %d', (zoom, scale) => expect(drawingScale(zoom)).toBe(scale))

test.each([
  [{ numPages: 3 }, [1, 2, 3]],
  [{ numPages: 3, specificPage: 2 }, [2]],
  [{ numPages: 3, specificPage: 4 }, []],
  [{ numPages: 5, specificPages: [4, 2, 9, 2] }, [4, 2, 2]],
  [{ numPages: 0 }, []],
])('the pages of %j', (asked, pages) => expect(pagesToShow(asked)).toEqual(pages))

test.each([
  [0, 'next', false, 1],
  [4, 'next', false, 4],
  [0, 'previous', false, 0],
  [0, 'last', false, 4],
  [3, 'first', false, 0],
  [0, 'next', true, 2],
  [2, 'next', true, 4],
  [4, 'next', true, 4],
  [4, 'previous', true, 2],
  [0, 'last', true, 4],
] as const)('of five pages from %i %s, as a book %s, leads to %i', (at, turn, book, next) => {
  expect(turned(at, turn, { count: 5, book })).toBe(next)
})

test.each([
  [0, false, '1/5', [1]],
  [4, false, '5/5', [5]],
  [2, true, '3–4/5', [3, 4]],
  [4, true, '5/5', [5]],
] as const)('the counter at place %i, as a book %s, reads %s', (at, book, counter, shown) => {
  expect(pageCounter([1, 2, 3, 4, 5], at, book)).toBe(counter)
  expect(pagesAt([1, 2, 3, 4, 5], at, book)).toEqual(shown)
})

const after = (...actions: ViewAction[]) => actions.reduce(viewed, FIRST_VIEW)

test('fit ends with any zoom by hand and comes back when it is pressed', () => {
  expect(after()).toMatchObject({ fit: true, zoom: 100 })
  expect(after({ do: 'zoom-in' })).toMatchObject({ fit: false, zoom: 110 })
  expect(after({ do: 'wheel', deltaY: 1 })).toMatchObject({ fit: false, zoom: 90 })
  expect(after({ do: 'zoom', zoom: 333 })).toMatchObject({ fit: false, zoom: 330 })
  expect(after({ do: 'zoom-in' }, { do: 'fit' })).toMatchObject({ fit: true })
})

test('how a document is looked at stays while pages are turned and is forgotten with another document', () => {
  const turnedPage = after({ do: 'wide' }, { do: 'rotate' }, { do: 'turn', at: 2 })
  expect(turnedPage).toMatchObject({ wide: true, rotation: 90, at: 2, fit: false })
  expect(viewed(turnedPage, { do: 'other-document' })).toEqual(FIRST_VIEW)
  expect(after(...Array.from({ length: 4 }, () => ({ do: 'rotate' }) as const))).toMatchObject({ rotation: 0 })
  expect(after({ do: 'turn', at: 3 }, { do: 'book' })).toMatchObject({ book: true, at: 2 })
})

test.each([
  [{}, 3, { turns: true, zooms: true, prints: true }],
  [{ inPopup: true }, 3, { turns: true, zooms: false, prints: true }],
  [{ printEnabled: false }, 3, { turns: true, zooms: true, prints: false }],
  [{ specificPage: 2 }, 3, { turns: false, zooms: true, prints: true }],
  [{ specificPages: [9] }, 3, { turns: false, zooms: true, prints: true }],
])('W-ENTITY-49 given %j a document of %i pages has the tools', (input, numPages, tools) => {
  expect(viewerTools(input, numPages)).toEqual(tools)
})

const a4 = { width: 600, height: 800 }
test.each([
  [{ fit: true, wide: false }, { width: 1224, height: 824 }, 1, 1],
  [{ fit: true, wide: false }, { width: 324, height: 2000 }, 1, 0.5],
  [{ fit: false, wide: true }, { width: 1224, height: 824 }, 1, 2],
  [{ fit: false, wide: true }, { width: 1236, height: 824 }, 2, 1],
  [{ fit: false, wide: false }, { width: 100, height: 100 }, 1, 2],
])('a page with %j in %j, %i at a time, is drawn at %d', (view, area, pages, scale) => {
  expect(shownScale({ zoom: 150, ...view }, { page: a4, area, pages })).toBe(scale)
  expect(zoomOf(2)).toBe(150)
})
