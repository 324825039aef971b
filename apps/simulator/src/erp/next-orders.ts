/** What the example's ERP plans next, so that a plant that is left running never runs out of work. Pure. */

/** Of the plan of one machine, as the product shows it. */
export interface InPlan {
  readonly card_no: string
  readonly part_no: string
  readonly op_number: string
  readonly planned_op_qty: number
  readonly planned_start_time: string
  readonly op_total_remaining_time_hours: number
  readonly cancelled: number
}

export interface NewOrder {
  readonly card_no: string
  readonly work_order_no: string
  readonly part_no: string
  readonly op_number: string
  readonly machine_id: string
  readonly planned_op_qty: number
  readonly planned_start_time: string
}

/** With fewer the machine gets another one. */
export const LEAST_PLANNED = 3
const HOUR_MS = 3_600_000
/** Its own numbers, apart from those that the plant was built with: seconds since this day. */
const FIRST_NUMBER_AT = Date.UTC(2026, 0, 1)

/** What the machine makes in turn: once more the order that stands first in its plan, behind all others. */
export function nextOrder(
  machine_id: string,
  on: {
    readonly planned: readonly InPlan[]
    readonly now: number
    /** When people work at the machine from a moment on. */
    readonly working: (moment: number) => number
  },
): NewOrder | null {
  const { planned, now, working } = on
  const valid = planned.filter(({ cancelled }) => cancelled === 0)
  const [first] = valid
  if (first === undefined || valid.length >= LEAST_PLANNED) return null
  const ends = valid.map(
    ({ planned_start_time, op_total_remaining_time_hours }) =>
      Date.parse(planned_start_time) + op_total_remaining_time_hours * HOUR_MS,
  )
  const number = String(Math.floor((now - FIRST_NUMBER_AT) / 1000))
  return {
    card_no: `9${number.padStart(8, '0')}`,
    work_order_no: `9${number.padStart(8, '0')}`,
    part_no: first.part_no,
    op_number: first.op_number,
    machine_id,
    planned_op_qty: first.planned_op_qty,
    planned_start_time: new Date(working(Math.max(now, ...ends))).toISOString(),
  }
}
