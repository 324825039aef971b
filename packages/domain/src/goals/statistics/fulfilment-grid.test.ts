import { expect, test } from 'vitest'
import { type FulfilmentRow, fulfilmentGrid } from './fulfilment-grid.ts'

const days = ['2026-05-18', '2026-05-19', '2026-05-20']
const TODAY = '2026-05-20'
const row = (change: Partial<FulfilmentRow>): FulfilmentRow => ({
  machine_id: 'M1',
  shift: 1,
  datename: '2026-05-18',
  planned_quantity: 100,
  planned_setup_time_hours: 1,
  quantity: 100,
  setup_time_hours: 1,
  ...change,
})

test('D-STAT-04 D-STAT-05-X the values are planned quantity, planned setup hours, quantity and setup hours, in pieces and minutes', () => {
  const [line] = fulfilmentGrid(
    [row({ planned_quantity: 100.5, planned_setup_time_hours: 1.25, quantity: 98.4, setup_time_hours: 0.349 })],
    days,
    TODAY,
  )
  expect(line?.cells[0]).toEqual({
    planned_quantity: 101,
    planned_setup_time_hours: 75 / 60,
    quantity: 98,
    setup_time_hours: 21 / 60,
    colour: 'red',
  })
})

test('D-STAT-05-X one row per machine and shift, a total per machine, in order', () => {
  const rows = [row({ machine_id: 'M10' }), row({ shift: 10 }), row({ shift: 2 })]
  expect(fulfilmentGrid(rows, days, TODAY).map(({ machine_id, shift }) => [machine_id, shift])).toEqual([
    ['M1', 2],
    ['M1', 10],
    ['M1', null],
    ['M10', 1],
    ['M10', null],
  ])
})

test('T-PLANT-254 what was made outside the shifts stands below them and in the total', () => {
  const lines = fulfilmentGrid([row({ shift: 0, planned_quantity: 0, quantity: 7 }), row({})], days, TODAY)
  expect(lines.map(({ shift, cells }) => [shift, cells[0]?.quantity])).toEqual([
    [1, 100],
    [0, 7],
    [null, 107],
  ])
})

test('D-STAT-05-X the total is summed before it is rounded', () => {
  const rows = [row({ quantity: 10.4 }), row({ shift: 2, quantity: 10.4 }), row({ shift: 3, quantity: 10.4 })]
  const lines = fulfilmentGrid(rows, days, TODAY)
  expect(lines.map(({ cells }) => cells[0]?.quantity)).toEqual([10, 10, 10, 31])
})

test('D-STAT-05-X setups add up as they are read: to the minute', () => {
  const rows = [row({ setup_time_hours: 1.795 }), row({ shift: 2, setup_time_hours: 0.195 })]
  const minutes = fulfilmentGrid(rows, days, TODAY).map(({ cells }) =>
    Math.round(60 * (cells[0]?.setup_time_hours ?? 0)),
  )
  expect(minutes).toEqual([108, 12, 120])
})

test('T-PLANT-400 a shift that threw away older pieces is below nought, and so may be the total: it is the sum of its shifts', () => {
  const made = (...quantities: number[]) => {
    const rows = quantities.map((quantity, at) => row({ shift: at + 1, quantity }))
    return fulfilmentGrid(rows, days, TODAY).map(({ cells }) => cells[0]?.quantity)
  }
  expect(made(-7, 100)).toEqual([-7, 100, 93])
  expect(made(36_336, -901_163)).toEqual([36_336, -901_163, -864_827])
})

test('D-STAT-05-X rows find their weekday by date; days without rows stay empty, other weeks are left out', () => {
  const rows = [row({ datename: '2026-05-20T00:00:00', quantity: 5 }), row({ datename: '2026-05-25' })]
  const [line] = fulfilmentGrid(rows, days, TODAY)
  expect(line?.cells.map((cell) => cell && [cell.quantity, cell.colour])).toEqual([null, null, [5, 'grey']])
})

test('D-STAT-05-X the colour judges what is printed', () => {
  const [line] = fulfilmentGrid([row({ planned_quantity: 100.4, quantity: 99.6 })], days, TODAY)
  expect(line?.cells[0]).toMatchObject({ planned_quantity: 100, quantity: 100, colour: 'green' })
})

test('no rows, no lines', () => {
  expect(fulfilmentGrid([], days, TODAY)).toEqual([])
})

test('T-PLANT-488 a day that still runs at a machine is not judged, though the calendar shows the next one', () => {
  const night = [
    row({ datename: '2026-05-18' }),
    row({ datename: '2026-05-19', quantity: 40, current_day: '2026-05-19' }),
    row({ machine_id: 'M2', datename: '2026-05-19', quantity: 40, current_day: '2026-05-20' }),
  ]
  const colours = fulfilmentGrid(night, days, TODAY).map(({ machine_id, cells }) => [machine_id, cells[1]?.colour])
  expect(colours).toEqual([
    ['M1', 'grey'],
    ['M1', 'grey'],
    ['M2', 'red'],
    ['M2', 'red'],
  ])
})
