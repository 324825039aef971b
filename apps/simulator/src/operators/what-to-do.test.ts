import { expect, test } from 'vitest'
import { piecesMade, type Seen, type SeenMachine, whatToDo } from './what-to-do.ts'

const NOW = Date.parse('2026-03-10T09:00:00Z')
const machine: SeenMachine = {
  machine_id: 'M101',
  status: 'R',
  resource_type: 0,
  work_order_no: '7001',
  card_no: '007001',
  planned_op_qty: 100,
  card_good_qty: 40,
  insatser: 2,
  emp_name: 'Anna',
  reported_by_hand: false,
  unreported_seconds: 600,
}
const seen = (change: Partial<Seen>): Seen => ({
  machines: [machine],
  uncoded: [],
  now: NOW,
  chance: () => 0,
  ...change,
})
const stop = (seconds: number) => ({
  machine_id: 'M101',
  stop: '1',
  start_time: new Date(NOW - seconds * 1000).toISOString(),
  end_time: '',
})

test.each<[string, Partial<Seen>, string[]]>([
  ['an order that is made is changed', { machines: [{ ...machine, card_good_qty: 100 }] }, ['change-order']],
  ['a machine without an order gets one', { machines: [{ ...machine, work_order_no: '' }] }, ['start-order']],
  ['now and then a piece is scrap', {}, ['report-scrap']],
  [
    'what no machine counts is reported',
    { machines: [{ ...machine, reported_by_hand: true }] },
    ['report-scrap', 'report-good'],
  ],
  [
    'who has only begun has nothing to report',
    { machines: [{ ...machine, reported_by_hand: true, unreported_seconds: 0 }] },
    ['report-scrap'],
  ],
  ['of nothing made nothing is scrap', { machines: [{ ...machine, card_good_qty: 0 }] }, []],
  ['a machine that stands makes no scrap', { machines: [{ ...machine, status: 'S' }] }, []],
  ['nobody at the machine: somebody signs in', { machines: [{ ...machine, status: 'S', emp_name: '' }] }, ['sign-in']],
  ['a planning resource is left alone', { machines: [{ ...machine, resource_type: 2 }] }, []],
  ['a stop of a minute is coded', { machines: [], uncoded: [stop(60)] }, ['code-stop']],
  ['a stop of seconds is not', { machines: [], uncoded: [stop(20)] }, []],
  ['by chance nothing happens', { uncoded: [stop(60)], chance: () => 0.99 }, []],
])('T-PLANT-27 %s', (_what, change, deeds) => {
  expect(whatToDo(seen(change)).map((deed) => deed.do)).toEqual(deeds)
})

test('people do a few things at a time', () => {
  const machines = Array.from({ length: 40 }, (_, index) => ({ ...machine, machine_id: `M${index}` }))
  expect(whatToDo(seen({ machines })).length).toBeLessThanOrEqual(6)
})

test.each<[string, number, { planned_unit_time: number; remaining_qty: number }, number, number]>([
  ['never more than the time allows', 600, { planned_unit_time: 10, remaining_qty: 500 }, 0.999, 59],
  ['nor all of it', 600, { planned_unit_time: 10, remaining_qty: 500 }, 0, 48],
  ['never more than the order needs', 600, { planned_unit_time: 10, remaining_qty: 7 }, 0, 7],
  ['a piece that is not done is none', 600, { planned_unit_time: 700, remaining_qty: 7 }, 0.5, 0],
  ['without a planned time nobody knows', 600, { planned_unit_time: 0, remaining_qty: 7 }, 0.5, 0],
  ['an order that has too many already', 600, { planned_unit_time: 10, remaining_qty: -3 }, 0.5, 0],
])('T-PLANT-150 pieces of the time that a machine ran: %s', (_what, seconds, order, luck, pieces) => {
  expect(piecesMade(seconds, order, () => luck)).toBe(pieces)
})
