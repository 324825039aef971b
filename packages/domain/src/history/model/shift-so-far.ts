import { z } from 'zod'
import { Day, MachineId, Time } from '../../ground/model/ids.ts'
import { GraphicalStop, ShiftTime } from './history.ts'

export const HourOfShift = z.object({
  start_time: Time,
  /** Of the present hour its end, which is to come. */
  end_time: Time,
  good_qty: z.number(),
  scrap_qty: z.number(),
  /** What the planned time of the orders makes in the whole hour; null without one. */
  target_qty: z.number().nullable(),
})
export type HourOfShift = z.infer<typeof HourOfShift>

/** What a shift makes in one unit. */
export const ShiftOfUnit = z.object({
  /** '' where no order says. */
  unit: z.string(),
  good_qty: z.number(),
  scrap_qty: z.number(),
  /** Up to now, and to the end of the shift if its orders stay; null without an order. */
  target_qty: z.number().nullable(),
  target_at_end: z.number().nullable(),
  hours: z.array(HourOfShift),
})
export type ShiftOfUnit = z.infer<typeof ShiftOfUnit>

/** The shift a machine is in, or the unplanned time between two. */
export const ShiftSoFar = z.object({
  machine_id: MachineId,
  day: Day,
  /** 0 is unplanned time. */
  shift: z.int(),
  shift_description: z.string(),
  start_time: Time,
  end_time: Time,
  /** That of the order that runs first; one, unless it changed within the shift. */
  made: z.array(ShiftOfUnit).min(1),
  /** Also those that reach in from before. */
  stops: z.array(GraphicalStop),
  /** Its stretches, with what is known of the machine in them. */
  stretches: z.array(ShiftTime),
})
export type ShiftSoFar = z.infer<typeof ShiftSoFar>
