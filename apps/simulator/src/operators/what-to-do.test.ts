import { expect, test } from 'vitest'
import {
  cycleSeconds,
  piecesMade,
  ROUND_SECONDS,
  type RunningOrder,
  type Seen,
  type SeenMachine,
  setupMs,
  whatToDo,
} from './what-to-do.ts'

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
  cycle_seconds: 10,
  emp_name: 'Anna',
  hands: ['0101'],
  leaving: [],
  reported_by_hand: false,
  unreported_seconds: 600,
}
const seen = (change: Partial<Seen>): Seen => ({
  known: new Set(['M101']),
  machines: [machine],
  uncoded: [],
  setters: new Set(),
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
  [
    'nobody knows how much a machine without a planned time spoils',
    { machines: [{ ...machine, cycle_seconds: 0 }] },
    [],
  ],
  ['of nothing made nothing is scrap', { machines: [{ ...machine, card_good_qty: 0 }] }, []],
  ['a machine that stands makes no scrap', { machines: [{ ...machine, status: 'S' }] }, []],
  ['nobody at the machine: somebody signs in', { machines: [{ ...machine, status: 'S', emp_name: '' }] }, ['sign-in']],
  [
    'nobody begins or reports anything where nobody works now',
    { machines: [{ ...machine, hands: [], emp_name: '', work_order_no: '' }] },
    [],
  ],
  [
    'whose shift is over goes, also from a machine that rests',
    { machines: [{ ...machine, hands: [], leaving: ['0131', '0132'] }] },
    ['sign-out', 'sign-out'],
  ],
  ['a planning resource is left alone', { machines: [{ ...machine, resource_type: 2 }] }, []],
  ['a stop of a minute is coded', { machines: [], uncoded: [stop(60)] }, ['code-stop']],
  ['a stop of seconds is not', { machines: [], uncoded: [stop(20)] }, []],
  [
    'whoever sets a machine up says so at once',
    { machines: [], uncoded: [stop(2)], setters: new Set(['M101']), chance: () => 0.99 },
    ['code-stop'],
  ],
  ['by chance nothing happens', { uncoded: [stop(60)], chance: () => 0.99 }, []],
])('T-PLANT-27 T-LOOK-104 %s', (_what, change, actions) => {
  expect(whatToDo(seen(change)).map((action) => action.do)).toEqual(actions)
})

test('people do a few things at a time', () => {
  const machines = Array.from({ length: 40 }, (_, index) => ({ ...machine, machine_id: `M${index}` }))
  const known = new Set(machines.map(({ machine_id }) => machine_id))
  expect(whatToDo(seen({ known, machines })).length).toBeLessThanOrEqual(6)
})

test.each([5, 12, 60, 400])(
  'T-PLANT-290 one cycle in fifty is scrap, also where a cycle takes %i s',
  (cycle_seconds) => {
    let dice = 0
    const chance = () => {
      dice = (dice * 16_807 + 11) % 2_147_483_647
      return dice / 2_147_483_647
    }
    const rounds = 200_000
    const machines = [{ ...machine, cycle_seconds, insatser: 1, card_good_qty: 90 }]
    const scrap = Array.from({ length: rounds }, () => whatToDo(seen({ machines, chance })))
      .flat()
      .reduce((sum, action) => sum + (action.do === 'report-scrap' ? action.qty : 0), 0)
    const cycles = (rounds * ROUND_SECONDS) / cycle_seconds
    expect(scrap / cycles).toBeGreaterThan(0.015)
    expect(scrap / cycles).toBeLessThan(0.035)
  },
)

test('T-LOOK-104 who signs in belongs to the shift of the machine', () => {
  const machines = [{ ...machine, status: 'S', emp_name: '', hands: ['0131', '0132'] }]
  expect(whatToDo(seen({ machines }))).toEqual([{ do: 'sign-in', machine_id: 'M101', employee_id: '0131' }])
})

const order: RunningOrder = {
  machine_id: 'M101',
  card_no: '1',
  part_no: 'P',
  planned_setup_time: 0.5,
  planned_unit_time: 10,
  quantity_per_cycle: 1,
  remaining_qty: 500,
}

test.each<[string, number, Partial<RunningOrder>, number, number]>([
  ['never more than the time allows', 600, {}, 0, 58],
  ['nor much less', 600, {}, 0.999, 51],
  ['never more than the order needs', 600, { remaining_qty: 7 }, 0, 7],
  ['a piece that is not done is none', 600, { planned_unit_time: 700 }, 0.5, 0],
  ['without a planned time nobody knows', 600, { planned_unit_time: 0 }, 0.5, 0],
  ['an order that has too many already', 600, { remaining_qty: -3 }, 0.5, 0],
])('T-PLANT-150 pieces of the time that a machine ran: %s', (_what, seconds, change, luck, good_qty) => {
  const { pieces } = piecesMade(seconds, [{ ...order, ...change }], () => luck)
  expect(pieces).toEqual(good_qty === 0 ? [] : [{ card_no: '1', good_qty }])
})

test('T-PLANT-290 orders that run at once share the time: each gets its pieces, and what is not done waits', () => {
  const two = [order, { ...order, card_no: '2', planned_unit_time: 5, quantity_per_cycle: 2 }]
  expect(cycleSeconds(two)).toBe(20)
  const made = piecesMade(200, two, () => 0)
  expect(made.pieces).toEqual([
    { card_no: '1', good_qty: 9 },
    { card_no: '2', good_qty: 18 },
  ])
  expect(made.seconds).toBeCloseTo(9 * 20 * 1.02)
})

test('T-PLANT-290 small reports lose nothing: a day of them is as many pieces as one report of the day', () => {
  let left = 0
  let pieces = 0
  for (let round = 0; round < 1000; round += 1) {
    left += 28
    const made = piecesMade(left, [{ ...order, planned_unit_time: 45, remaining_qty: 9999 }], () => 0.5)
    left -= made.seconds
    pieces += made.pieces[0]?.good_qty ?? 0
  }
  expect((pieces * 45) / 28_000).toBeGreaterThan(0.89)
})

test.each([
  [0.25, 0, 15],
  [0.5, 0, 24],
  [0.5, 1, 39],
  [4, 1, 60],
])(
  'T-LOOK-102 a set-up that is planned for %d h lasts minutes of it, never seconds',
  (planned_setup_time, luck, minutes) => {
    expect(setupMs([{ ...order, planned_setup_time }], () => luck) / 60_000).toBeCloseTo(minutes)
  },
)

test('T-PLANT-485 nobody signs in, starts or codes at a machine that is not of the example', () => {
  const added = { ...machine, machine_id: 'T997', work_order_no: '', emp_name: '' }
  expect(whatToDo(seen({ machines: [added], uncoded: [{ ...stop(600), machine_id: 'T997' }] }))).toEqual([])
  expect(whatToDo(seen({ known: new Set(['T997']), machines: [added] }))).not.toEqual([])
})
