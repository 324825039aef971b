import { expect, test } from 'vitest'
import { Dashboard, DashboardSlug, newDashboard, slugFor } from './dashboard.ts'

test.each([
  ['hall-b', true],
  ['line-2', true],
  ['ab', true],
  ['a', false],
  ['', false],
  ['Hall-b', false],
  ['hall b', false],
  ['hall--b', false],
  ['-hall', false],
  ['all', false],
  ['default', false],
])('D-SCREEN-07-X a dashboard may be called %j: %j', (slug, may) => {
  expect(DashboardSlug.safeParse(slug).success).toBe(may)
  expect(Dashboard.safeParse({ slug, title: 'Hall' }).success).toBe(may)
})

test.each([
  ['Hall B', 'hall-b'],
  ['Hall B, pressar', 'hall-b-pressar'],
  ['  Måleri & lack  ', 'maleri-lack'],
  ['…', ''],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('D-SCREEN-07-X the title %j suggests the slug %j', (title, slug) => {
  expect(slugFor(title)).toBe(slug)
})

test('D-SCREEN-04-X a new dashboard has 24 by 12 cells and no widgets', () => {
  expect(newDashboard('hall-b', 'Hall B')).toMatchObject({ size: { x: 24, y: 12 }, widgets: [], display: true })
})
