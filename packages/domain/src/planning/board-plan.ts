/** The plan board in the browser: its rows with a draft on them, laid out by the rule that the server goes by. */
import { MOST_DAYS_AHEAD, type PlannedSpan } from '../calendar/planned-ahead.ts'
import { isRefusal, type Refusal } from '../ground/refusal.ts'
import { byPlannedStart } from '../orders/lay-out.ts'
import type { Standing } from '../orders/orders-at-risk.ts'
import { drawQueue, type WaitingInPlan } from './draw-plan.ts'
import type { PlanBoard, PlanMachine, PlanOrder } from './model/plan-board.ts'
import { moveProblem } from './move-problem.ts'
import { placeAt, placeOrder } from './place-order.ts'
import type { PlanReason } from './plan-standing.ts'
import { type ToolClash, toolClashes } from './tool-clashes.ts'

export interface ShiftSpan extends PlannedSpan {
  readonly shift: number
}

/** An order as it is drawn. */
export interface Bar {
  readonly order: PlanOrder
  readonly card_no: string
  readonly machine_id: string
  readonly planned_start_time: number
  readonly wanted_start_time: number
  readonly due_at: number | null
  readonly begin_at: number | null
  readonly run_at: number | null
  readonly end_at: number | null
  readonly unknown: PlanOrder['unknown']
  readonly uncertain: boolean
  readonly standing: Standing | ''
  readonly why: PlanReason | ''
  readonly behind_ms: number
  readonly clash: ToolClash | undefined
  /** By the draft. */
  readonly moved: boolean
}

export interface BoardLine {
  readonly machine: PlanMachine
  readonly spans: readonly ShiftSpan[]
  readonly bars: readonly Bar[]
}

export interface Placed {
  readonly card_no: string
  readonly machine_id: string
  readonly planned_start_time: number
}
export type Changes = ReadonlyMap<string, Placed>

export interface Board {
  readonly now: number
  readonly timeZone: string
  readonly machines: readonly PlanMachine[]
  readonly calendars: readonly (readonly ShiftSpan[])[]
  readonly bars: readonly Bar[]
}

const at = (time: string): number | null => (time === '' ? null : Date.parse(time))

export function readBoard(plan: PlanBoard, timeZone: string): Board {
  return {
    ...{ now: Date.parse(plan.now), timeZone, machines: plan.machines },
    calendars: plan.calendars.map(({ spans }) =>
      spans.map(({ from, to, shift }) => ({ from: Date.parse(from), to: Date.parse(to), shift })),
    ),
    bars: plan.orders.map((order): Bar => {
      const { card_no, machine_id, unknown, uncertain, standing, why, behind_ms } = order
      return {
        ...{ order, card_no, machine_id, unknown, uncertain, standing, why, behind_ms, moved: false, clash: undefined },
        ...{
          begin_at: at(order.begin_at),
          run_at: at(order.run_at),
          end_at: at(order.end_at),
          due_at: at(order.due_at),
        },
        planned_start_time: Date.parse(order.planned_start_time),
        wanted_start_time: Date.parse(order.wanted_start_time),
      }
    }),
  }
}

/** What a draft still says of the board as it is now: what has begun or gone meanwhile is no longer moved. */
export function changesThatHold(board: Board, changes: Changes): Changes {
  const waiting = new Map(board.bars.filter(({ order }) => !order.running).map((bar) => [bar.card_no, bar]))
  const holds = [...changes].filter(([card_no, { machine_id, planned_start_time }]) => {
    const bar = waiting.get(card_no)
    return bar && (bar.machine_id !== machine_id || bar.planned_start_time !== planned_start_time)
  })
  return new Map(holds)
}

/** Machines in the order of their places, each with its orders as the changes leave them. */
export function boardLines(board: Board, changes: Changes): BoardLine[] {
  const touched = new Set<string>()
  const bars = board.bars.map((bar): Bar => {
    const change = changes.get(bar.card_no)
    if (!change) return bar
    touched.add(bar.machine_id).add(change.machine_id)
    return { ...bar, machine_id: change.machine_id, planned_start_time: change.planned_start_time, moved: true }
  })
  const byMachine = Map.groupBy(bars, ({ machine_id }) => machine_id)
  const lines = board.machines.map((machine): BoardLine => {
    const own = byMachine.get(machine.machine_id) ?? []
    const spans = board.calendars[machine.calendar] ?? []
    return { machine, spans, bars: touched.has(machine.machine_id) ? drawnAgain(own, machine, board) : own }
  })
  const clashes = toolClashes(
    lines.flatMap((line) =>
      line.bars.map((bar) => ({ ...bar, tool_id: bar.order.tool_id, order: bar.order.work_order_no || bar.card_no })),
    ),
  )
  return lines.map((line) => ({
    ...line,
    bars: line.bars
      .map((bar) => (clashes.has(bar.card_no) ? { ...bar, clash: clashes.get(bar.card_no) } : bar))
      .sort((a, b) => (a.begin_at ?? Infinity) - (b.begin_at ?? Infinity) || (a.card_no < b.card_no ? -1 : 1)),
  }))
}

function drawnAgain(bars: readonly Bar[], machine: PlanMachine, board: Board): Bar[] {
  const drawn = drawQueue(
    bars.filter(({ order }) => !order.running).map(inQueue),
    onMachine(machine, board),
    board.timeZone,
  )
  return bars.map((bar) => ({ ...bar, ...drawn.get(bar.card_no) }))
}

function inQueue({ card_no, planned_start_time, wanted_start_time, due_at, order }: Bar): WaitingInPlan {
  const { setup_hours, run_hours } = order
  return { card_no, planned_start_time, wanted_start_time, due_at, setup_hours, run_hours }
}

function onMachine({ calendar, free_at }: PlanMachine, { now, calendars }: Board) {
  const spans = calendars[calendar] ?? []
  return { now, free_at: at(free_at), plannedFrom: (from: number) => spansFrom(spans, from) }
}

const FAR_MS = MOST_DAYS_AHEAD * 86_400_000

function* spansFrom(spans: readonly ShiftSpan[], from: number): Generator<PlannedSpan> {
  for (const span of spans) {
    if (span.to <= from) continue
    if (span.from > from + FAR_MS) return
    yield { from: Math.max(span.from, from), to: span.to }
  }
}

export interface Wish {
  readonly machine_id: string
  /** Dropped at this moment; or behind so many of the queue there. */
  readonly at: number
  readonly place?: number
}

/** The changes that bring an order there, or why it may not go. */
export function movedTo(board: Board, lines: readonly BoardLine[], card_no: string, wish: Wish): Placed[] | Refusal {
  const from = lines.find((line) => line.bars.some((bar) => bar.card_no === card_no))
  const bar = from?.bars.find((one) => one.card_no === card_no)
  const to = lines.find(({ machine }) => machine.machine_id === wish.machine_id)
  if (!from || !bar || !to) return { refusal: 'machine-not-found', values: { machine_id: wish.machine_id } }
  const { order } = bar
  const stands = { ...order, machine_id: order.machine_id, started: order.running }
  const home = board.machines.find(({ machine_id }) => machine_id === order.machine_id) ?? from.machine
  const problem = moveProblem(stands, home, { ...to.machine, makes_pieces: true })
  if (isRefusal(problem)) return problem
  const queue = byPlannedStart(to.bars.filter((one) => !one.order.running && one.card_no !== card_no))
  const laid = [...drawQueue(queue.map(inQueue), onMachine(to.machine, board), board.timeZone).values()]
  const place = wish.place ?? placeAt(laid, wish.at)
  const starts = placeOrder(queue, {
    card_no,
    place,
    at: place === queue.length ? Math.max(wish.at, board.now) : wish.at,
  })
  return starts.map((start) => ({ ...start, machine_id: wish.machine_id }))
}
