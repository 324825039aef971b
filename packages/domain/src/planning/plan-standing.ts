/** How an order that waits will keep its planned end where it stands in the plan. */
import { doneWithin, type PlannedSpan } from '../calendar/planned-ahead.ts'
import type { LaidOut } from '../orders/lay-out.ts'
import {
  LEAST_BEHIND_MS,
  type RiskReason,
  riskReasons,
  type Standing,
  shouldHaveBegun,
} from '../orders/orders-at-risk.ts'

/** Of what waits: its machine is busy until then; a planner put it there; its work takes longer than the plan has. */
export const planReasons = [...riskReasons, 'waits', 'planned-later', 'takes-longer'] as const
export type PlanReason = RiskReason | (typeof planReasons)[number]

export interface PlanStanding {
  readonly standing: Standing
  readonly why: PlanReason
  /** Of an end that is known: by so much it misses the planned one; 0 for one that will not. */
  readonly behind_ms: number
}

interface Waiting {
  readonly planned_start_time: number
  readonly wanted_start_time: number
  readonly due_at: number | null
  readonly setup_hours: number
  readonly run_hours: number | null
}

interface On {
  readonly now: number
  readonly timeZone: string
  plannedFrom(from: number): Iterable<PlannedSpan>
}

export function planStanding(order: Waiting, laid: LaidOut, on: On): PlanStanding | null {
  const missed = laid.end_at === null || order.due_at === null ? 0 : laid.end_at - order.due_at
  const behind_ms = missed >= LEAST_BEHIND_MS ? missed : 0
  const began = { ...order, cancelled: 0, remaining_qty: 1 } as const
  if (shouldHaveBegun([began], on.now, on.timeZone).length > 0)
    return { standing: 'late', why: 'not-started', behind_ms }
  if (behind_ms === 0) return null
  return { standing: couldKeep(order, on) ? 'at-risk' : 'late', why: whyLater(order, laid), behind_ms }
}

/** If it began now. */
function couldKeep({ due_at, setup_hours, run_hours }: Waiting, { now, plannedFrom }: On): boolean {
  const done = doneWithin(plannedFrom(now), now, (setup_hours + (run_hours ?? 0)) * 3_600_000)
  return done !== null && due_at !== null && done - due_at < LEAST_BEHIND_MS
}

function whyLater({ planned_start_time, wanted_start_time }: Waiting, { begin_at }: LaidOut): PlanReason {
  if (begin_at === null) return 'takes-longer'
  if (planned_start_time - wanted_start_time >= LEAST_BEHIND_MS && begin_at - planned_start_time < LEAST_BEHIND_MS)
    return 'planned-later'
  return begin_at - wanted_start_time >= LEAST_BEHIND_MS ? 'waits' : 'takes-longer'
}
