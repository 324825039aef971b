import { expect, test } from 'vitest'
import { isRefusal } from '../ground/refusal.ts'
import {
  type BoardLine,
  boardLines,
  type Changes,
  changesThatHold,
  movedTo,
  type Placed,
  readBoard,
  type Wish,
} from './board-plan.ts'
import type { PlanBoard, PlanOrder } from './model/plan-board.ts'

const HOUR = 3_600_000
const start = Date.parse('2026-06-10T06:00:00Z')
const time = (hours: number) => new Date(start + hours * HOUR).toISOString()

/** Around the clock; an hour each. */
const order = (card_no: string, machine_id: string, hours: number, own: Partial<PlanOrder> = {}): PlanOrder => ({
  ...{ card_no, work_order_no: card_no, order_no: '', part_no: 'P', part_description: '', op_number: '10', unit: 'ST' },
  ...{
    machine_id,
    planned_op_qty: 100,
    remaining_qty: 100,
    running: false,
    begun: false,
    tool_id: '',
    machine_id_only: '',
  },
  ...{ planned_start_time: time(hours), wanted_start_time: time(hours), due_at: time(hours + 1) },
  ...{ begin_at: time(hours), run_at: time(hours), end_at: time(hours + 1), unknown: '', uncertain: false },
  ...{ standing: '', why: '', behind_ms: 0, stop_names: {}, setup_hours: 0, run_hours: 1, bundle_no: 0 },
  ...{ locked: 0, lock_comment: '', material_prepared: 1, tools_prepared: 1, short_of: [] },
  ...own,
})
const machine = (machine_id: string, category = 'IM') => ({
  ...{ machine_id, machine_description: '', department: 'D', zone: 'Z', category, calendar: 0, free_at: time(0) },
})
const plan: PlanBoard = {
  ...{ version: 0, now: time(0), cut: false },
  machines: [machine('M1'), machine('M2'), machine('X', 'CNC')],
  calendars: [{ spans: [{ from: time(-24), to: time(24 * 60), shift: 1 }] }],
  orders: [
    order('R', 'M2', -1, { running: true, end_at: time(0) }),
    order('A', 'M1', 0),
    order('B', 'M1', 1, { tool_id: 'T' }),
    order('C', 'M2', 0, { tool_id: 'T' }),
  ],
}
const board = readBoard(plan, 'UTC')
const none: Changes = new Map()
const asChanges = (placed: readonly Placed[]): Changes => new Map(placed.map((one) => [one.card_no, one]))
const shown = (lines: readonly BoardLine[]) =>
  lines.map(
    (line) =>
      `${line.machine.machine_id}: ${line.bars.map((bar) => `${bar.card_no} ${((bar.begin_at ?? 0) - start) / HOUR}${bar.behind_ms > 0 ? ' late' : ''}${bar.clash ? ` ${bar.clash.order}!` : ''}${bar.moved ? ' *' : ''}`).join(', ')}`,
  )
function move(card_no: string, wish: Wish) {
  const moved = movedTo(board, boardLines(board, none), card_no, wish)
  return isRefusal(moved) ? moved.refusal : shown(boardLines(board, asChanges(moved)))
}

test('T-PLAN-07 without a draft the board is what the server said', () =>
  expect(shown(boardLines(board, none))).toEqual(['M1: A 0, B 1', 'M2: R -1, C 0', 'X: ']))

test.each<[string, string, Wish, string | string[]]>([
  [
    'ahead of its neighbour, which is late then',
    'B',
    { machine_id: 'M1', at: start },
    ['M1: B 0 C! *, A 1 late', 'M2: R -1, C 0 B!', 'X: '],
  ],
  [
    'by its place',
    'B',
    { machine_id: 'M1', at: start, place: 0 },
    ['M1: B 0 C! *, A 1 late', 'M2: R -1, C 0 B!', 'X: '],
  ],
  [
    'to another machine, behind what waits there',
    'A',
    { machine_id: 'M2', at: start + HOUR },
    ['M1: B 1', 'M2: R -1, C 0, A 1 late *', 'X: '],
  ],
  ['into the past: now', 'C', { machine_id: 'M2', at: start - 9 * HOUR }, ['M1: A 0, B 1', 'M2: R -1, C 0', 'X: ']],
  ['to a machine of another category', 'A', { machine_id: 'X', at: start }, 'machine-of-another-category'],
  ['what runs', 'R', { machine_id: 'M1', at: start }, 'order-started'],
  ['to no machine', 'A', { machine_id: 'M9', at: start }, 'machine-not-found'],
])('T-PLAN-05 T-PLAN-06 T-PLAN-07 a draft: %s', (_what, card_no, wish, expected) => {
  const found = move(card_no, wish)
  expect(typeof found === 'string' ? found : found.map((line) => line.replace('C 0 *', 'C 0'))).toEqual(expected)
})

test('T-PLAN-09 what has begun, gone or is there already is no longer moved', () => {
  const changes = asChanges([
    { card_no: 'A', machine_id: 'M1', planned_start_time: start },
    { card_no: 'B', machine_id: 'M2', planned_start_time: start },
    { card_no: 'R', machine_id: 'M1', planned_start_time: start },
    { card_no: 'gone', machine_id: 'M1', planned_start_time: start },
  ])
  expect([...changesThatHold(board, changes).keys()]).toEqual(['B'])
})
