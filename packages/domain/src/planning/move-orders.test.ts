import { describe, expect, test } from 'vitest'
import { byPlannedStart } from '../orders/lay-out.ts'
import { moveProblem } from './move-problem.ts'
import { placeAt, placeOrder } from './place-order.ts'
import { planFollows } from './plan-follows.ts'
import { toolClashes } from './tool-clashes.ts'

const MINUTE = 60_000
const queue = [
  { card_no: 'A', planned_start_time: 10 * MINUTE },
  { card_no: 'B', planned_start_time: 30 * MINUTE },
  { card_no: 'C', planned_start_time: 31 * MINUTE },
  { card_no: 'D', planned_start_time: 90 * MINUTE },
]

describe('T-PLAN-05 a moved order gets a planned start that puts it there', () => {
  test.each<[string, { place: number; at: number }, string]>([
    ['into a gap it begins where it was dropped', { place: 1, at: 20.6 }, 'X 20'],
    ['a minute before what comes behind it', { place: 1, at: 50 }, 'X 29'],
    ['a minute behind what comes before it', { place: 1, at: 2 }, 'X 11'],
    ['where there is no room, those behind give way', { place: 2, at: 40 }, 'X 31, C 32'],
    ['at the front, before now too', { place: 0, at: 40 }, 'X 9'],
    ['at the end', { place: 4, at: 200 }, 'X 200'],
    ['at the end, but wanted before', { place: 4, at: 5 }, 'X 91'],
  ])('%s', (_what, { place, at }, expected) => {
    const starts = placeOrder(queue, { card_no: 'X', place, at: at * MINUTE })
    expect(starts.map((one) => `${one.card_no} ${one.planned_start_time / MINUTE}`).join(', ')).toBe(expected)
    const now = new Map(starts.map((one) => [one.card_no, one.planned_start_time]))
    const all = [...queue, { card_no: 'X', planned_start_time: 0 }].map((order) => ({
      ...order,
      planned_start_time: now.get(order.card_no) ?? order.planned_start_time,
    }))
    expect(byPlannedStart(all).findIndex(({ card_no }) => card_no === 'X')).toBe(place)
    expect(byPlannedStart(all.filter(({ card_no }) => card_no !== 'X')).map(({ card_no }) => card_no)).toEqual(
      queue.map(({ card_no }) => card_no),
    )
  })

  test('dropped on the first half of an order it comes before it, on the second behind', () => {
    const laid = [
      { begin_at: 0, run_at: 0, end_at: 100 },
      { begin_at: 100, run_at: 120, end_at: null },
      { begin_at: null, run_at: null, end_at: null },
    ]
    expect([10, 49, 50, 105, 110, 999].map((at) => placeAt(laid, at))).toEqual([0, 0, 1, 1, 2, 2])
  })
})

describe('T-PLAN-06 who may be moved where', () => {
  const order = { card_no: 'X', machine_id: 'M1', started: false, machine_id_only: '', bundle_no: 0 }
  const to = { machine_id: 'M2', category: 'IM', makes_pieces: true }
  test.each<[string, Partial<typeof order>, Partial<typeof to>, string | undefined]>([
    ['to a machine of its category', {}, {}, undefined],
    ['to a machine of another one', {}, { category: 'CNC' }, 'machine-of-another-category'],
    ['to what makes no pieces', {}, { makes_pieces: false }, 'machine-runs-no-orders'],
    ['begun, to another machine', { started: true }, {}, 'order-started'],
    ['begun, to another time', { started: true }, { machine_id: 'M1' }, 'order-started'],
    ['of a part that is made elsewhere only', { machine_id_only: 'M1' }, {}, 'part-bound-to-machine'],
    ['of a part that is made there only', { machine_id_only: 'M2' }, {}, undefined],
    ['in a bundle, to another machine', { bundle_no: 7 }, {}, 'order-in-bundle'],
    ['in a bundle, to another time', { bundle_no: 7 }, { machine_id: 'M1' }, undefined],
  ])('%s: %j', (_what, own, target, refusal) =>
    expect(moveProblem({ ...order, ...own }, { category: 'IM' }, { ...to, ...target })?.refusal).toBe(refusal),
  )
})

test('T-PLAN-04 a tool is needed by two machines at the same time', () => {
  const needs = (card_no: string, machine_id: string, from: number | null, to: number | null, tool_id = 'T') => ({
    ...{ card_no, order: card_no, machine_id, tool_id, begin_at: from, end_at: to },
  })
  const clashes = toolClashes([
    needs('A', 'M1', 0, 10),
    needs('B', 'M2', 9, 20),
    needs('C', 'M2', 20, 30),
    needs('D', 'M1', 30, 40),
    needs('E', 'M3', 0, 40, 'other'),
    needs('F', 'M4', 0, 40, ''),
    needs('G', 'M5', 25, null),
  ])
  expect(
    [...clashes].map(([card, clash]) => `${card}: ${clash.tool_id} at ${clash.machine_id} for ${clash.order}`),
  ).toEqual(['A: T at M2 for B', 'B: T at M1 for A'])
})

test('T-PLAN-07 what follows: what becomes late or later still first, then what was moved, lacks its tool, is in time again, shifts', () => {
  const shown = (card_no: string, end_at: number | null, behind_ms = 0, clash = false) => ({
    ...{ card_no, machine_id: 'M1', begin_at: 0, run_at: 0, end_at, behind_ms, standing: '' as const },
    clash: clash ? { tool_id: 'T', order: 'Z', machine_id: 'M9' } : undefined,
  })
  const rows = (list: ReturnType<typeof shown>[]) => new Map(list.map((row) => [row.card_no, row]))
  const before = [
    shown('A', 0),
    shown('B', 0),
    shown('C', 0, 9),
    shown('D', 0),
    shown('E', 0),
    shown('F', 0),
    shown('G', null),
    shown('H', 0, 9 * 60 * MINUTE),
  ]
  const hour = 60 * MINUTE
  const after = [
    shown('A', hour),
    shown('B', 2 * hour, 5),
    shown('C', 0),
    shown('D', 0),
    shown('E', hour),
    shown('F', 0, 0, true),
    shown('G', 5),
    shown('H', hour, 10 * hour),
  ]
  const follows = planFollows(rows(before), rows(after), new Set(['A']))
  expect(
    follows.map(({ card_no, shift_ms, becomes, clash, moved }) => [
      card_no,
      shift_ms === null ? null : shift_ms / hour,
      becomes || (clash ? 'clash' : moved ? 'moved' : ''),
    ]),
  ).toEqual([
    ['H', 1, ''],
    ['B', 2, 'behind'],
    ['A', 1, 'moved'],
    ['F', 0, 'clash'],
    ['C', 0, 'in-time'],
    ['E', 1, ''],
    ['G', null, ''],
  ])
})
