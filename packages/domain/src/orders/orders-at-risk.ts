/** Orders that are late or at risk, why, and when they are expected to be done. */
import { doneWithin, type PlannedSpan } from '../calendar/planned-ahead.ts'
import { lateOrders } from './late-orders.ts'
import { orderPace } from './order-pace.ts'
import { type PlannedPart, plannedSeconds } from './planned-time.ts'

/** Behind by less is within what a plan can know. */
const LEAST_BEHIND_MS = 15 * 60_000
/** Of the planned pace: slower than this is a reason, less is a matter of the last minutes. */
const SLOW_FROM = 0.95

/**
 * Late: the planned end has passed, or comes before the rest can be made at the planned pace; or it should have begun before
 * today and has not. At risk: the plan can still be kept, but not at the pace at which it goes.
 */
export const standings = ['late', 'at-risk'] as const
export type Standing = (typeof standings)[number]
export const riskReasons = ['not-started', 'stands', 'slow', 'began-late'] as const
export type RiskReason = (typeof riskReasons)[number]

interface OrderOfMachine extends PlannedPart {
  readonly card_no: string
  readonly machine_id: string
  readonly planned_start_time: number
  readonly planned_op_qty: number
  readonly remaining_qty: number
  /** Hours. */
  readonly planned_setup_time: number
}

export interface RunningOrder extends OrderOfMachine {
  /** Running time of a piece, seconds; null before there are any. */
  readonly real_unit_time: number | null
  readonly machine_stands: boolean
  /** Orders that run on the machine at once, this one among them. */
  readonly beside: number
}

export interface WaitingOrder extends OrderOfMachine {
  readonly cancelled: 0 | 1
  readonly op_total_remaining_time_hours: number
}

export interface OrderAtRisk {
  readonly card_no: string
  readonly standing: Standing
  readonly why: RiskReason
  readonly behind_ms: number
  /** The planned end; of one that has not begun the moment when it should have. */
  readonly due_at: number
  /** Null where no pace is known, or the planned time that is known ends before. */
  readonly done_at: number | null
  /** Of the planned pace, where it is slower; null: as fast as planned, or nobody knows. */
  readonly pace_percent: number | null
}

interface Shifts {
  /** Stretches of a machine that are planned, from a moment on. */
  plannedFrom(machine_id: string, from: number): Iterable<PlannedSpan>
}

export function ordersAtRisk(
  orders: { readonly running: readonly RunningOrder[]; readonly waiting: readonly WaitingOrder[] },
  on: { readonly now: number; readonly timeZone: string; readonly shifts: Shifts },
): OrderAtRisk[] {
  const { now, timeZone, shifts } = on
  const free = new Map<string, number | null>()
  const behind = orders.running.flatMap((order): OrderAtRisk[] => {
    const planned_ahead = shifts.plannedFrom(order.machine_id, now)
    const { done_at } = orderPace({ ...order, planned_ahead }, now)
    free.set(order.machine_id, done_at)
    const due = plannedEnd(order, shifts)
    if (order.remaining_qty <= 0 || done_at === null || due === null || done_at - due < LEAST_BEHIND_MS) return []
    const pace_percent = slowPercent(order)
    const why = whyBehind(order, pace_percent !== null)
    const standing = standingOf(order, { due, now, shifts })
    return [{ card_no: order.card_no, standing, why, behind_ms: done_at - due, due_at: due, done_at, pace_percent }]
  })
  const late = lateOrders(orders.waiting, now, timeZone)
    .sort((a, b) => a.planned_start_time - b.planned_start_time)
    .map((order): OrderAtRisk => {
      // One after the other: what waits before it at its machine is made before it.
      const begins = free.get(order.machine_id) ?? now
      const ms = order.op_total_remaining_time_hours * 3_600_000
      const done_at = doneWithin(shifts.plannedFrom(order.machine_id, begins), begins, ms)
      free.set(order.machine_id, done_at)
      const { card_no, planned_start_time: due_at } = order
      const behind_ms = now - due_at
      return { card_no, standing: 'late', why: 'not-started', behind_ms, due_at, done_at, pace_percent: null }
    })
  return [...behind, ...late].sort(
    (a, b) =>
      standings.indexOf(a.standing) - standings.indexOf(b.standing) ||
      b.behind_ms - a.behind_ms ||
      (a.card_no < b.card_no ? -1 : 1),
  )
}

/** The three that a page tells apart: what has not begun is late by its start, what runs by its end. */
export const lateChoices = ['not-begun', 'running-late', 'at-risk'] as const
export type LateChoice = (typeof lateChoices)[number]

export function lateChoice({ standing, why }: Pick<OrderAtRisk, 'standing' | 'why'>): LateChoice {
  if (standing === 'at-risk') return 'at-risk'
  return why === 'not-started' ? 'not-begun' : 'running-late'
}

/** Of one that runs and will be done too late at its own pace. */
function standingOf(
  order: RunningOrder,
  { due, now, shifts }: { readonly due: number; readonly now: number; readonly shifts: Shifts },
): Standing {
  if (now > due) return 'late'
  const ms = plannedSeconds(order.remaining_qty, order) * order.beside * 1000
  const as_planned = doneWithin(shifts.plannedFrom(order.machine_id, now), now, ms)
  return as_planned === null || as_planned - due >= LEAST_BEHIND_MS ? 'late' : 'at-risk'
}

function slowPercent({ planned_unit_time, real_unit_time, beside }: RunningOrder): number | null {
  if (real_unit_time === null || real_unit_time <= 0) return null
  const share = (planned_unit_time * beside) / real_unit_time
  return share < SLOW_FROM ? 100 * share : null
}

function whyBehind({ machine_stands }: RunningOrder, slow: boolean): RiskReason {
  if (machine_stands) return 'stands'
  return slow ? 'slow' : 'began-late'
}

/** Setup and pieces in planned time from the planned start on: nights and weekends are no part of a plan. */
function plannedEnd(order: RunningOrder, shifts: Shifts): number | null {
  const { machine_id, planned_start_time: start } = order
  const seconds = order.planned_setup_time * 3600 + plannedSeconds(order.planned_op_qty, order) * order.beside
  return doneWithin(shifts.plannedFrom(machine_id, start), start, seconds * 1000)
}
