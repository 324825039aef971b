import { describe, expect, test } from 'vitest'
import { indicatorLeadsToStop, mayActInWidget, statusMode } from './machine-status.ts'

test.each([
  ['stopped', 'S', 0, 'stop'],
  ['stopped for setup', 'S', 1, 'prep'],
  ['running', 'R', null, 'run'],
  ['running with a left-over setup flag', 'R', 1, 'run'],
  ['of another status', 'N', null, 'run'],
] as const)('D-STATE-22 a machine %s', (_, status, setup_time, mode) => {
  expect(statusMode({ status, setup_time })).toBe(mode)
})

describe('the status indicator', () => {
  test.each([
    ['D-NAV-12 leads to the popup', 'setStopLink', 'active', 'dashboard', true],
    ['D-NAV-13-X does nothing by default', 'none', 'active', 'dashboard', false],
    ['D-NAV-12 does nothing in preview', 'setStopLink', 'preview', 'dashboard', false],
    ['D-ROUTE-09-C does nothing in the operator area', 'setStopLink', 'active', 'operator', false],
  ] as const)('%s', (_, behavior, mode, area, leads) => {
    expect(indicatorLeadsToStop({ behavior, mode, area })).toBe(leads)
  })

  const operator = { permissions: ['code-stops'], only_dashboards: false, dashboard_isolated: false }
  test.each([
    ['an operator may', operator, false, true],
    ['a dashboard-only user may not', { ...operator, only_dashboards: true }, false, false],
    ['an isolated one may not', { ...operator, dashboard_isolated: true }, false, false],
    ['unless viewers are let in', { ...operator, only_dashboards: true }, true, true],
    ['nobody without the permission', { ...operator, permissions: [] }, true, false],
  ])('D-PERM-04-X its buttons: %s', (_, user, allowViewers, may) => {
    expect(mayActInWidget(user, allowViewers)).toBe(may)
  })
})
