import { expect, test } from 'vitest'
import { distance } from '../../ground/distinct-colours.ts'
import {
  availabilityLine,
  machinesByAvailability,
  machinesOfReason,
  reasonPareto,
  reasonsPerDay,
  timePerDay,
} from './stop-charts.ts'
import type { StopFigure } from './task-graph.ts'

const words = {
  ...{ run: 'Run', setup: 'Setup', uncoded: 'Uncoded', micro: 'Micro-stop', other: 'Other', time: 'Time' },
  ...{ share: 'Share', stops: 'Stops', availability: 'Availability', together: 'Together' },
}

function figure(stop_reason: string, minutes: number, change: Partial<StopFigure> = {}): StopFigure {
  return {
    machine_id: '',
    day: '2026-06-01',
    stop_reason,
    stop_description: ['', '-', '~'].includes(stop_reason) ? '' : `Reason ${stop_reason}`,
    stop_reason_color: '#1c7ed6',
    group_id: 'G',
    group_description: 'Group G',
    group_color: '#9c36b5',
    setup_time: 0,
    seconds: minutes * 60,
    stops: 1,
    ...change,
  }
}

test('T-LOOK-33 reasons by their time, run time apart; who has not said why is orange', () => {
  const { categories, series } = reasonPareto(
    [figure('', 999), figure('10', 30), figure('-', 60), figure('10', 60)],
    words,
  )
  expect(categories).toEqual([
    { key: '10', name: 'Reason 10', colour: '#1c7ed6' },
    { key: '-', name: 'Uncoded', colour: 'uncoded' },
  ])
  expect(series.map(({ values }) => values)).toEqual([
    [1.5, 1],
    [60, 100],
    [2, 1],
  ])
})

test('T-LOOK-154 a reason that only came within standstills has time and –, not 0 stops', () => {
  const { series } = reasonPareto([figure('10', 60), figure('502', 30, { stops: 0 })], words)
  expect(series.at(-1)?.values).toEqual([1, null])
})

test('T-LOOK-36 the machines of a reason, each with its own time and stops', () => {
  const { categories, series } = machinesOfReason(
    [
      figure('10', 30, { machine_id: 'M1' }),
      figure('10', 90, { machine_id: 'M2', stops: 3 }),
      figure('20', 300, { machine_id: 'M3' }),
    ],
    '10',
    words,
  )
  expect(categories.map(({ key, name, colour }) => [key, name, colour])).toEqual([
    ['M2', 'M2', '#1c7ed6'],
    ['M1', 'M1', '#1c7ed6'],
  ])
  expect(series.map(({ values }) => values)).toEqual([
    [1.5, 0.5],
    [75, 100],
    [3, 1],
  ])
})

const two = [
  figure('10', 60, { day: '2026-06-02' }),
  figure('20', 90),
  figure('', 600),
  figure('-', 6),
  figure('10', 15),
  figure('~', 12, { day: '2026-06-02' }),
]

test('T-LOOK-30 a stack for each day, the largest reason of all days at the bottom', () => {
  const { kind, categories, series } = reasonsPerDay(two, words)
  expect(kind).toBe('stacked-bars')
  expect(categories.map(({ key }) => key)).toEqual(['2026-06-01', '2026-06-02'])
  expect(series.map(({ name, values }) => [name, values])).toEqual([
    ['Reason 20', [1.5, 0]],
    ['Reason 10', [0.25, 1]],
    ['Micro-stop', [0, 0.2]],
    ['Uncoded', [0.1, 0]],
  ])
})

test('T-LOOK-30 a day without a stop keeps its place', () => {
  const figures = [figure('10', 60), figure('', 60, { day: '2026-06-02' }), figure('10', 30, { day: '2026-06-03' })]
  const { categories, series } = reasonsPerDay(figures, words)
  expect(categories.map(({ key }) => key)).toEqual(['2026-06-01', '2026-06-02', '2026-06-03'])
  expect(series[0]?.values).toEqual([1, 0, 0.5])
})

test('T-LOOK-30 of more reasons than anybody tells apart the smallest are one', () => {
  const many = Array.from({ length: 15 }, (_, at) => figure(`${at}`, 60 + at))
  const { series } = reasonsPerDay(many, words)
  expect(series).toHaveLength(12)
  expect(series.at(-1)).toMatchObject({ name: 'Other', values: [4.1] })
  expect(reasonsPerDay(many.slice(0, 12), words).series.map(({ name }) => name)).not.toContain('Other')
})

test('T-LOOK-30 T-LOOK-31 where the time of a day went: run time at the bottom and green, setup above it, then groups', () => {
  const figures = [
    figure('30', 30, { setup_time: 1 }),
    figure('10', 45),
    figure('', 20),
    figure('-', 6),
    figure('~', 3),
  ]
  expect(timePerDay(figures, words).series.map(({ name, colour }) => [name, colour])).toEqual([
    ['Run', 'running'],
    ['Setup', 'setup'],
    ['Group G', '#9c36b5'],
    ['Uncoded', 'uncoded'],
    ['Micro-stop', 'micro'],
  ])
})

test('T-LOOK-31 the group of the setups is not as blue as they are', () => {
  const figures = [figure('30', 30, { setup_time: 1 }), figure('10', 45, { group_color: '#1c7ed6' })]
  const group = timePerDay(figures, words).series.find(({ name }) => name === 'Group G')
  expect(group?.colour).toMatch(/^#/)
  expect(distance(group?.colour ?? '', '#1c63c9')).toBeGreaterThan(0.13)
})

test('T-LOOK-30 availability day by day beside that of all of them; a micro-stop is no loss of it', () => {
  const { categories, series } = availabilityLine(
    [figure('', 50), figure('~', 10), figure('10', 20), figure('', 30, { day: '2026-06-02' })],
    words,
  )
  expect(categories.map(({ key }) => key)).toEqual(['2026-06-01', '2026-06-02'])
  expect(series.map(({ values, as }) => [as, values])).toEqual([
    [undefined, [75, 100]],
    ['whole', [81.8, 81.8]],
  ])
})

test('T-LOOK-30 the least available machine stands first, and one without any time not at all', () => {
  const { categories, series } = machinesByAvailability(
    [
      figure('', 60, { machine_id: 'M2' }),
      figure('10', 60, { machine_id: 'M2' }),
      figure('', 30, { machine_id: 'M10' }),
      figure('', 30, { machine_id: 'M9' }),
      figure('', 0, { machine_id: 'M3' }),
    ],
    words,
  )
  expect(categories.map(({ key }) => key)).toEqual(['M2', 'M9', 'M10'])
  expect(series.map(({ values }) => values)).toEqual([
    [50, 100, 100],
    [66.7, 66.7, 66.7],
  ])
})

test('T-LOOK-31 what has no colour is grey', () => {
  expect(reasonPareto([figure('10', 30, { stop_reason_color: 'Automatic' })], words).categories[0]?.colour).toBe(
    'quiet',
  )
})
