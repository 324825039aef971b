import { describe, expect, test } from 'vitest'
import { columnsToFit } from './fit-tiles.ts'
import { availabilityToday, countStates, type LiveMachine, type LiveOrder, orderLive } from './live-view.ts'

const machine = (machine_id: string, state: LiveMachine['state'], hour: number): LiveMachine => ({
  machine_id,
  state,
  since: `2026-06-10T${String(hour).padStart(2, '0')}:00:00Z`,
})
const hall = [
  machine('M10', 'running', 1),
  machine('M2', 'running', 4),
  machine('M3', 'stopped', 5),
  machine('M4', 'uncoded', 6),
  machine('M5', 'uncoded', 3),
  { ...machine('M6', 'no-contact', 0), since: '' },
  machine('M7', 'setup', 2),
  { ...machine('M1', 'off', 0), since: '' },
]

describe('live view', () => {
  test.each<[LiveOrder, string]>([
    ['urgency', 'M5 M4 M3 M6 M7 M10 M2 M1'],
    ['time', 'M10 M7 M5 M2 M3 M4 M1 M6'],
    ['machine', 'M1 M2 M3 M4 M5 M6 M7 M10'],
  ])('T-ROUTE-67-X T-LOOK-122 ordered by %s the machines stand %s', (order, ids) =>
    expect(
      orderLive(hall, order)
        .map(({ machine_id }) => machine_id)
        .join(' '),
    ).toBe(ids),
  )

  test('T-ROUTE-67-X machines are counted by state, the most urgent first', () =>
    expect(countStates([...hall.slice(0, 5), ...hall.slice(-1)])).toEqual([
      { state: 'uncoded', count: 2 },
      { state: 'stopped', count: 1 },
      { state: 'running', count: 2 },
      { state: 'off', count: 1 },
    ]))

  test.each([
    [0, 0, 0, undefined],
    [3600, 0, 0, 100],
    [1800, 5400, 0, 25],
    [1800, 5400, 1800, 50],
  ])(
    'T-PLANT-254 a machine that ran %i s and stood %i s, of which %i s hesitating, was available %s percent',
    (ran, stood, hesitated, percent) =>
      expect(
        availabilityToday({
          today_calendar_runtime: ran,
          today_calendar_stoptime: stood,
          today_micro_time: hesitated,
        }),
      ).toBe(percent),
  )

  test.each([
    [1, 1],
    [2, 2],
    [6, 3],
    [40, 7],
  ])('T-ROUTE-67-X %i machines on a wall stand in %i columns', (count, columns) =>
    expect(columnsToFit(count, { width: 1920, height: 1030 })).toBe(columns),
  )

  test('a screen that is not measured yet has one column', () =>
    expect(columnsToFit(9, { width: 0, height: 0 })).toBe(1))
})
