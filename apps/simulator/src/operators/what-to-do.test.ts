import { expect, test } from 'vitest'
import { type Seen, type SeenMachine, whatToDo } from './what-to-do.ts'

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
