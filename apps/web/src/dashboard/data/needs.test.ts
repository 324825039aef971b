import { newDashboard } from '@takt/domain/dashboards/dashboard.ts'
import { describe, expect, test } from 'vitest'
import { feedsOf, need, reloadEvents } from './needs.ts'

const source = (slug: string, interval: number) => ({
  slug,
  name: slug,
  source: 'machines',
  multimachine: true,
  interval,
  events: [],
  parameters: {},
})
const dashboard = { ...newDashboard('hall', 'Hall'), dataSources: [source('all', 60), source('slow', 300)] }

describe('what a dashboard loads', () => {
  test('D-SCREEN-12-X several widgets with one source share one request, at the shortest interval', () => {
    const { sources } = feedsOf(dashboard, [need.source('all', 120), need.source('all', 20), need.source('all')])
    expect(sources).toMatchObject([{ key: 'source:all', every: 20 }])
  })

  test('D-LIMIT-05-C D-LIMIT-12-X the source’s own interval counts where the widget has none, and is raised to its minimum', () => {
    expect(feedsOf(dashboard, [need.source('slow')]).sources[0]?.every).toBe(300)
    expect(feedsOf(dashboard, [need.source('slow', 6)]).sources[0]?.every).toBe(10)
  })

  test('D-ENTITY-16 D-ERROR-12-X static values, unknown and unchosen sources are never asked for; the unknown one is told', () => {
    const { sources, missing } = feedsOf(dashboard, [
      need.source('__static_values'),
      need.source('gone'),
      need.source(''),
    ])
    expect(sources).toEqual([])
    expect(missing).toEqual(['gone'])
  })

  test('D-LIMIT-03 two status widgets of one machine share the call for its orders', () => {
    const { calls } = feedsOf(dashboard, [
      need.runningOrders('M1', 300),
      need.runningOrders('M1', 60),
      need.machine('M1'),
    ])
    expect(calls).toMatchObject([{ key: 'get_running_orders:M1', need: { every: 60 } }])
  })

  test('D-DATA-01 two time histories of the same machines and period are one load, at the shorter interval', () => {
    const { histories } = feedsOf(dashboard, [
      need.timeHistory(['M1', 'M2'], 'h8', 180),
      need.timeHistory(['M1', 'M2'], 'h8', 60),
      need.timeHistory(['M1', 'M2'], 'h24', 180),
      need.timeHistory([], 'h8', 10),
    ])
    expect(histories.map(({ key, need: { every } }) => [key, every])).toEqual([
      ['time-history:h8:M1;M2', 60],
      ['time-history:h24:M1;M2', 180],
    ])
  })

  test('D-SCREEN-12-X two reports of the same machines and periods are one load, one of other periods another', () => {
    const weeks = { period: 'week_number', amountOfPeriods: 12 } as const
    const { dayHistories } = feedsOf(dashboard, [
      need.dayHistory(['M1', 'M2'], weeks, 3600),
      need.dayHistory(['M1', 'M2'], weeks, 3600),
      need.dayHistory(['M1', 'M2'], { ...weeks, amountOfPeriods: 4 }, 3600),
      need.dayHistory([], weeks, 3600),
    ])
    expect(dayHistories.map(({ need: { periods } }) => periods.amountOfPeriods)).toEqual([12, 4])
  })

  test.each([
    ['running_orders', ['OrderChanged', 'MachineChanged'], ['MachineChanged', 'OrderChanged']],
    ['machines', ['MachineChanged', 'StopsChanged'], ['StopsChanged']],
    ['machines', ['SomethingLater'], []],
  ])('D-ENTITY-03-C events that reload a source of %s that lists %j: %j', (kind, events, expected) => {
    expect(reloadEvents({ source: kind, events })).toEqual(expected)
  })
})
