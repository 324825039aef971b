import { expect, test } from 'vitest'
import { boxOf, type Tick, tickLabels } from './tick-labels.ts'

const ticksTo = (most: number, count: number): Tick[] =>
  Array.from({ length: count + 1 }, (_, at) => ({ share: at / count, text: String(Math.round((most * at) / count)) }))

const shownOf = (ticks: readonly Tick[], inner: boolean) => {
  const labels = tickLabels(ticks, inner)
  const shown = ticks.filter((_, index) => labels.isShown(index))
  return { ...labels, shown, boxes: shown.map((tick) => boxOf(tick, inner, labels.size)) }
}

test.each([
  [12_000, 6, true],
  [12_000, 6, false],
  [2_000_000, 10, true],
  [2_000_000, 10, false],
  [100, 10, true],
  [100, 50, false],
  [999_999_999, 4, true],
])(
  'D-WIDGET-61-X no two numbers of a dial to %s with %s ticks (inner %s) touch, and all lie in its picture',
  (most, count, inner) => {
    const { boxes, view } = shownOf(ticksTo(most, count), inner)
    for (const [at, one] of boxes.entries()) {
      expect(one.left).toBeGreaterThanOrEqual(view.x)
      expect(one.right).toBeLessThanOrEqual(view.x + view.width)
      for (const other of boxes.slice(at + 1)) {
        const apart =
          one.right < other.left || other.right < one.left || one.bottom <= other.top || other.bottom <= one.top
        expect(apart).toBe(true)
      }
    }
  },
)

test('D-WIDGET-61-X what has room is large and whole: a scale to 100 in steps of 10 carries all its numbers', () => {
  for (const inner of [false, true]) {
    const { shown, size } = shownOf(ticksTo(100, 10), inner)
    expect(size).toBe(11)
    expect(shown.length).toBe(11)
  }
})

test('D-WIDGET-61-X long numbers outside widen the picture, inside they are fewer', () => {
  expect(shownOf(ticksTo(100, 4), false).view.x).toBeGreaterThan(-4)
  expect(shownOf(ticksTo(2_000_000, 4), false).view.x).toBeLessThan(-10)
  expect(shownOf(ticksTo(2_000_000, 10), true).shown.length).toBeLessThan(11)
})

test('D-WIDGET-61-X between inner numbers the value stands lower', () => {
  expect(shownOf(ticksTo(100, 4), true).lower).toBeGreaterThan(0)
  expect(shownOf(ticksTo(100, 4), false).lower).toBe(0)
})

test('D-CONFIG-70 a hundred ticks carry at most eleven numbers, the first among them', () => {
  const { shown } = shownOf(ticksTo(99, 99), false)
  expect(shown.length).toBeLessThanOrEqual(11)
  expect(shown[0]?.text).toBe('0')
})
