import { describe, expect, expectTypeOf, test } from 'vitest'
import { matchRoute } from './match-route.ts'
import { isRedirect } from './route-entry.ts'
import type { RouteParams, RouteSearch } from './route-params.ts'
import { type RouteName, routeTable } from './route-table.ts'
import { to } from './to.ts'

describe('to', () => {
  test.each([
    [to('allMachines'), '/machines/all'],
    [to('machine', { machine: 'M101' }), '/interface/M101'],
    [to('machinesIn', { locationtype: 'zone', location: 'Z 1/Å' }), '/machines/zone/Z%201%2F%C3%85'],
    [to('dashboardStopCode', { dashboard: 'hall', machine: 'M1' }), '/dashboards/hall/popup/M1/stopcode'],
    [to('start'), '/'],
    [to('historyDays', { machine: 'M1' }), '/history/M1/day'],
    [to('stopCode', { machine: 'M 1' }, { stop: '7/Å' }), '/interface/M%201/stopcode?stop=7%2F%C3%85'],
    [to('connectors', {}, { connector: 'opc', sender: undefined }), '/admin/connectors?connector=opc'],
  ])('%s is %s', (link, path) => expect(link).toBe(path))

  test('T-ROUTE-08-X what goes in comes out again', () =>
    expect(matchRoute(to('machine', { machine: 'Å Press 1' }))?.params).toEqual({ machine: 'Å Press 1' }))

  test('a wrong link does not compile', () => {
    // @ts-expect-error the machine is missing
    expect(() => to('machine')).not.toThrow()
    // @ts-expect-error there is no such parameter
    expect(to('machine', { machine: 'M1', card: '1' })).toBe('/interface/M1')
    // @ts-expect-error no such route
    expect(() => to('nowhere')).toThrow()
    // @ts-expect-error this route has no parameters
    expect(to('machineWidgets', { machine: 'M1' })).toBe('/machine-widgets')
    // @ts-expect-error a machine is a text
    expect(to('machine', { machine: 1 })).toBe('/interface/1')
    // @ts-expect-error nothing of the kind is read from its query
    expect(to('stopCode', { machine: 'M1' }, { code: '1' })).toBe('/interface/M1/stopcode?code=1')
    // @ts-expect-error this route reads no query
    expect(to('machine', { machine: 'M1' }, { stop: '1' })).toBe('/interface/M1?stop=1')
  })
})

describe('what a page knows of its address', () => {
  test('what every one of its routes has is there, the rest may be missing, and nothing else is known', () => {
    expectTypeOf<RouteParams<'orderDetails'>>().toEqualTypeOf<{ readonly machine: string; readonly cardno: string }>()
    expectTypeOf<RouteParams<'historyDays'>>().toEqualTypeOf<{
      readonly machine: string
      readonly week?: string | undefined
    }>()
    expectTypeOf<RouteParams<'machineFile' | 'file'>>().toEqualTypeOf<{
      readonly record_no: string
      readonly machine?: string | undefined
    }>()
    // An alias is an address too: not each of a time history's has a machine.
    expectTypeOf<RouteParams<'timeHistory'>>().toEqualTypeOf<{ readonly machine?: string | undefined }>()
    expectTypeOf<RouteParams<'allMachines'>>().toEqualTypeOf<Readonly<Record<never, never>>>()
    expectTypeOf<RouteSearch<'stopCode'>>().toEqualTypeOf<{
      readonly stop?: string | undefined
      readonly back?: string | undefined
    }>()
  })
})

describe('the route table', () => {
  const names = Object.keys(routeTable) as RouteName[]

  test('every path and alias leads to its own entry and to no other', () => {
    for (const name of names) {
      const entry = routeTable[name]
      for (const path of [entry.path, ...('alias' in entry ? entry.alias : [])]) {
        const example = path
          .replace('$viewtype', 'machines')
          .replace('{-$machine}', 'M1')
          .replaceAll(/\$(\w+)/g, 'x-$1')
        expect([path, matchRoute(example)?.name]).toEqual([path, name])
      }
    }
  })

  test('a redirect leads to a declared page', () => {
    for (const name of names) {
      const entry = routeTable[name]
      if (isRedirect(entry)) expect(matchRoute(entry.redirect)).toBeDefined()
    }
  })

  test.each([
    ['/interface/M1/report-quantity', 'reportQuantity'],
    ['/interface/M1/finished-orders/report-quantity', 'reportQuantity'],
    ['/machines/zone/Z1/preview-for', 'machinesIn'],
    ['/machines/zone/Z1/preview-for/M1', 'machinesIn'],
    ['/machines/all/stopcode/M1', 'stopCodeFromAll'],
    ['/machines/zone/Z1/stopcode/M1', 'stopCodeFromOverview'],
    ['/isolation/2', 'isolation'],
    ['/isolation/db/hall', 'isolatedDashboard'],
    ['/isolation/db/1000/code', 'wallLink'],
  ])('T-ROUTE-06 T-ROUTE-33-X T-ROUTE-40 %s is %s', (path, name) => expect(matchRoute(path)?.name).toBe(name))

  test('T-NAV-14-X overviews, planning, statistics, dashboards, live views and the machine are remembered; codes, wizards, popups, login, isolation and admin not', () => {
    const remembered = names.filter((name) => 'remember' in routeTable[name])
    expect(remembered).toEqual([
      'machines',
      'allMachines',
      'machinesIn',
      'machineWidgets',
      'machineWidgetsIn',
      'lateOrders',
      'lateOrdersIn',
      'actives',
      'activesIn',
      'ownOverview',
      'activities',
      'activitiesIn',
      'machine',
      'dashboard',
      'planBoard',
      'planBoardIn',
      'detailPlanning',
      'resourcePlanning',
      'machineStatisticsShort',
      'machineStatisticsDaily',
      'machineStatisticsAvailability',
      'machineStatisticsLosses',
      'machineStatisticsHours',
      'machineStatisticsFailures',
      'statisticsShort',
      'statisticsDaily',
      'statisticsAvailability',
      'statisticsLosses',
      'statisticsHours',
      'statisticsFailures',
      'statisticsAnalysis',
      'liveView',
    ])
  })

  test('T-ROUTE-01 T-ROUTE-01-C only the sign-in form, a wall link and the developer log open without sign-in', () =>
    expect(names.filter((name) => 'signIn' in routeTable[name])).toEqual(['login', 'wallLink', 'devlog']))
})
