import { describe, expect, test } from 'vitest'
import { indicatorLeadsToStop, mayActInWidget, reasonState, statusMode } from './machine-status.ts'

const machine = (status: string, current_stop_reason: string, setup_time: 0 | 1 | null) => ({
  status,
  current_stop_reason,
  setup_time,
})

test.each([
  ['stopped without a reason', machine('S', '-', 0), 'stop-uncoded', 'stop'],
  ['stopped with a reason', machine('S', '110', 0), 'stop', 'stop'],
  ['stopped for setup', machine('S', '200', 1), 'stop', 'prep'],
  ['running', machine('R', '', null), 'running', 'run'],
  ['running with a left-over setup flag', machine('R', '', 1), 'running', 'run'],
  ['of another status', machine('N', '', null), 'running', 'run'],
])('D-STATE-21 D-STATE-22 a machine %s', (_, given, reason, mode) => {
  expect(reasonState(given)).toBe(reason)
  expect(statusMode(given)).toBe(mode)
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
