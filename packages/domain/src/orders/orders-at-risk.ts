/** Orders that are late or at risk, why, and when they are expected to be done. */
import { doneWithin, type PlannedSpan } from '../calendar/planned-ahead.ts'
import { lateOrders } from './late-orders.ts'
import { layOut } from './lay-out.ts'
import { orderPace } from './order-pace.ts'
import { type PlannedPart, plannedSeconds } from './planned-time.ts'

/** Behind by less is within what a plan can know. */
export const LEAST_BEHIND_MS = 15 * 60_000
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
  /** Start and end of the plan before a planner moved it; null or absent: nobody did. */
  readonly wanted_start_time?: number | null
  readonly wanted_end_time?: number | null
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

export interface Shifts {
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
    const due = wantedEnd(order, shifts)
    if (order.remaining_qty <= 0 || done_at === null || due === null || done_at - due < LEAST_BEHIND_MS) return []
    const pace_percent = slowPercent(order)
    const why = whyBehind(order, pace_percent !== null)
    const standing = standingOf(order, { due, now, shifts })
    return [{ card_no: order.card_no, standing, why, behind_ms: done_at - due, due_at: due, done_at, pace_percent }]
  })
  const late = [...Map.groupBy(orders.waiting.filter(isToMake), ({ machine_id }) => machine_id)].flatMap(
    ([machine_id, queue]): OrderAtRisk[] => {
      const plannedFrom = (from: number) => shifts.plannedFrom(machine_id, from)
      // One after the other: what waits before it at its machine is made before it.
      const ends = new Map(
        layOut(
          queue.map((order) => ({ ...order, setup_hours: 0, run_hours: order.op_total_remaining_time_hours })),
          { now, free_at: free.get(machine_id) ?? now, plannedFrom },
        ).map(({ card_no, end_at }) => [card_no, end_at]),
      )
      return shouldHaveBegun(queue, now, timeZone).map((order) => {
        const { card_no } = order
        const due_at = wantedStart(order)
        const done_at = ends.get(card_no) ?? null
        return {
          card_no,
          standing: 'late',
          why: 'not-started',
          behind_ms: now - due_at,
          due_at,
          done_at,
          pace_percent: null,
        }
      })
    },
  )
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

const isToMake = ({ cancelled, remaining_qty }: WaitingOrder) => cancelled === 0 && remaining_qty > 0

type Wanted = Pick<OrderOfMachine, 'planned_start_time' | 'wanted_start_time'>

/** A planner's move does not make an order punctual: it is late by when it was wanted. */
export function wantedStart({ planned_start_time, wanted_start_time }: Wanted): number {
  return wanted_start_time ?? planned_start_time
}

/** Of orders that wait at the plant those that should have begun before today. */
export function shouldHaveBegun<O extends Wanted & Pick<WaitingOrder, 'cancelled' | 'remaining_qty'>>(
  orders: readonly O[],
  now: number,
  timeZone: string,
): O[] {
  const asked = orders.map((order) => {
    const { cancelled, remaining_qty } = order
    return {
      order,
      cancelled,
      remaining_qty,
      planned_start_time: wantedStart(order),
      op_total_remaining_time_hours: null,
    }
  })
  return lateOrders(asked, now, timeZone).map(({ order }) => order)
}

/** Setup and pieces in planned time from the planned start on: nights and weekends are no part of a plan. */
export function wantedEnd(order: OrderOfMachine & { readonly beside?: number }, shifts: Shifts): number | null {
  const { machine_id, planned_start_time: start, beside = 1 } = order
  if (typeof order.wanted_end_time === 'number') return order.wanted_end_time
  const seconds = order.planned_setup_time * 3600 + plannedSeconds(order.planned_op_qty, order) * beside
  return doneWithin(shifts.plannedFrom(machine_id, start), start, seconds * 1000)
}
