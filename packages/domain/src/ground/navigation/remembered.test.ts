import { describe, expect, test } from 'vitest'
import { areaStart, logoLeads, remember, superTypeOf } from './remembered.ts'

const user = { only_ia: false, dashboard_isolated: false, deviceuser: false }
const before = { path: '/interface/M1', machine: 'M1', superType: 'interface' } as const

describe('remembered paths', () => {
  test('T-NAV-14 a flagged page stores path, machine and super type', () =>
    expect(remember(null, { remember: true, path: '/interface/M2', machine: 'M2', user })).toEqual({
      path: '/interface/M2',
      machine: 'M2',
      superType: 'interface',
    }))

  test('T-NAV-14 a page without a machine keeps the last machine', () =>
    expect(remember(before, { remember: true, path: '/machines/all', machine: undefined, user })).toEqual({
      path: '/machines/all',
      machine: 'M1',
      superType: 'machines',
    }))

  test('T-NAV-14 T-NAV-14-X a page that is not flagged stores nothing', () =>
    expect(remember(before, { remember: false, path: '/interface/M2/stopcode', machine: 'M2', user })).toBe(before))

  test.each(['only_ia', 'dashboard_isolated', 'deviceuser'] as const)('T-SHELL-26-X %s keeps no path', (flag) =>
    expect(
      remember(null, { remember: true, path: '/interface/M2', machine: 'M2', user: { ...user, [flag]: true } }),
    ).toBeNull(),
  )

  test.each([
    ['/machines/zone/Z1', 'machines'],
    ['/actives/all', 'machines'],
    ['/interface/M1/planned-orders', 'interface'],
    ['/dashboards/hall', 'dashboards'],
    ['/statistics/M1/av-short', 'statistics'],
    ['/admin/config/dashboards/hall', 'admin'],
  ])('T-NAV-14-X the super type of %s is %s', (path, superType) => expect(superTypeOf(path)).toBe(superType))

  test.each([
    ['machines', 'M1', '/home'],
    ['interface', 'M 1', '/interface/M%201'],
    ['interface', '', '/home'],
    ['dashboards', 'M1', '/dashboards/default'],
    ['statistics', 'M1', '/home'],
    ['admin', '', '/home'],
  ] as const)('T-NAV-14-X from %s with machine %j the logo leads to %s', (superType, machine, start) =>
    expect(areaStart(superType, machine)).toBe(start),
  )

  test.each([
    ['/interface/M%201/stopcode', '/interface/M%201'],
    ['/interface/M%201', '/home'],
  ])('T-NAV-14-X T-LOOK-140 from %s the logo leads to %s', (here, to) =>
    expect(logoLeads('interface', 'M 1', here)).toBe(to),
  )
})
