import { expect, test } from 'vitest'
import { isHardToRead, mayShowDashboard, type ScreenKind, screenKind } from './availability.ts'
import { Dashboard, DataSource } from './dashboard.ts'
import { chosenInterval } from './interval.ts'

const dashboard = (parts: Partial<Dashboard>) => Dashboard.parse({ slug: 'hall', title: 'Hall', ...parts })
const user = { usertype: 3 }

test.each([
  [true, null, true],
  [true, 3, true],
  [true, 4, false],
  [false, null, false],
  [false, 1, false],
])('T-VALID-15 display %s with level %s is open to level 3: %s', (display, userlevel, open) =>
  expect(mayShowDashboard(dashboard({ display, userlevel }), user, 1280)).toBe(open),
)

test.each<[number, ScreenKind]>([
  [320, 'mobile'],
  [600, 'mobile'],
  [600.9, 'mobile'],
  [601, 'tablet'],
  [1000, 'tablet'],
  [1001, 'desktop'],
  [1599.5, 'desktop'],
  [1600, 'xxl'],
])('T-VALID-16 a screen %d wide is %s, and shows what suits it alone', (width, kind) => {
  expect(screenKind(width)).toBe(kind)
  const flags = {
    suitedForMobile: kind === 'mobile',
    suitedForTablet: kind === 'tablet',
    suitedForDesktops: kind === 'desktop',
    suitedForXXL: kind === 'xxl',
  }
  const turned = Object.fromEntries(Object.entries(flags).map(([name, on]) => [name, !on]))
  expect(mayShowDashboard(dashboard(flags), user, width)).toBe(true)
  expect(mayShowDashboard(dashboard(turned), user, width)).toBe(false)
  expect(mayShowDashboard(dashboard({}), user, width)).toBe(true)
})

test.each([
  [undefined, 60],
  [15, 15],
])('T-DATA-04 a source that says %s is loaded again every %i s', (interval, every) => {
  const source = DataSource.parse({ slug: 'a', name: 'A', source: 'machines', ...(interval ? { interval } : {}) })
  expect(chosenInterval(undefined, source.interval)).toBe(every)
})

test('T-VALID-16-X what a phone reads as one column needs no notice; what is as wide as a wall, and every other screen, does', () => {
  const widget = (id: string, x: number, w: number) => ({
    id,
    component: 'graph',
    pos: { x, y: 0, w, h: 6 },
    config: {},
  })
  const unsuited = { suitedForMobile: false, suitedForTablet: false }
  const halves = dashboard({ ...unsuited, widgets: [widget('a', 0, 12), widget('b', 12, 12)] })
  expect(isHardToRead(halves, 390)).toBe(false)
  expect(isHardToRead(halves, 800)).toBe(true)
  expect(isHardToRead(halves, 1280)).toBe(false)
  expect(isHardToRead(dashboard({ ...unsuited, widgets: [widget('a', 0, 24)] }), 390)).toBe(true)
})
