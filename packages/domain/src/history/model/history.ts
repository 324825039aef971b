import { z } from 'zod'
import { Day, Flag, MachineId, StopKey, Time } from '../../ground/model/ids.ts'

/**
 * A row of history_per_day. Run time stands once per machine, day and shift, on the row without a stop reason and
 * without a card; a row with a stop reason has only stop figures, one with a card only its good quantity. So every
 * column can be summed.
 */
export const HistoryPerDayRow = z.object({
  // Plain texts: patterns checked on every row of three years would cost more than reading them.
  machine_id: z.string(),
  trans_date: z.string(),
  /** ISO week, 'YYYYWW'. */
  week_number: z.string(),
  /** 1 is Sunday. */
  day_of_week: z.int(),
  /** 0 is unplanned time. */
  shift: z.int(),
  shift_description: z.string(),
  stop_reason: z.string(),
  group_id: z.string(),
  /** Minutes. */
  tot_run_time: z.number(),
  tot_stop_time: z.number(),
  tot_stop_time_sec: z.number(),
  total_stops: z.int(),
  tot_good_qty: z.number(),
  part_no: z.string(),
  card_no: z.string(),
  tool_id: z.string(),
  machine_description: z.string(),
  zone_description: z.string(),
  category: z.string(),
  department_description: z.string(),
})
export type HistoryPerDayRow = z.infer<typeof HistoryPerDayRow>

export const historyLevels = ['week', 'day', 'hour'] as const
export type HistoryLevel = (typeof historyLevels)[number]

/** A week, a day or an hour of one machine. Stop time and stops are those inside the calendar's shifts. */
export const MachineHistoryRow = z.object({
  machine_id: MachineId,
  /** 'YYYYWW', 'YYYY-MM-DD', or the hour on the plant's clock, 0 to 23. */
  period: z.string(),
  /** The plant day of an hour or day, the first one of a week. */
  trans_date: Day,
  good_qty: z.number(),
  scrap_qty: z.number(),
  /** Of all pieces; null without any. */
  scrap_percent: z.number().nullable(),
  run_seconds: z.number(),
  stop_seconds: z.number(),
  total_stops: z.int(),
})
export type MachineHistoryRow = z.infer<typeof MachineHistoryRow>

/** Something that was booked or happened at a machine. */
export const MachineTransaction = z.object({
  machine_id: MachineId,
  trans_time: Time,
  type: z.enum(['good', 'scrap', 'stop', 'order-start', 'order-end']),
  /** Pieces; of a stop its seconds. */
  quantity: z.number(),
  /** Scrap reason or stop reason, '' for others. */
  code: z.string(),
  /** What the reason is called, in the language of the reader. */
  code_description: z.string(),
  card_no: z.string(),
  employee: z.string(),
  employee_name: z.string(),
  note: z.string(),
})
export type MachineTransaction = z.infer<typeof MachineTransaction>

/** A stop inside one hour; an hour without a stop has one row with stop ''. */
export const TimeHistoryRow = z.object({
  /** Start of the hour on the plant's clock. */
  belongs_to_hour: Time,
  object_description: z.string(),
  machine_id: MachineId,
  stop: StopKey,
})
export type TimeHistoryRow = z.infer<typeof TimeHistoryRow>

export const GraphicalStop = z.object({
  machine_id: MachineId,
  stop: StopKey,
  stop_reason: z.string(),
  stop_description: z.string(),
  start_time: Time,
  /** '' while it lasts. */
  end_time: Time.or(z.literal('')),
  duration_s: z.number(),
  color: z.string(),
  /** 1: a setup. */
  setup_time: Flag,
  /** 0 is unplanned time. */
  shift: z.int(),
  note: z.string(),
  employee: z.string(),
  employee_name: z.string(),
  coded_automatically: Flag,
  belongs_to_order: z.string(),
  work_order_no: z.string(),
  part_description: z.string(),
})
export type GraphicalStop = z.infer<typeof GraphicalStop>

/** A stretch of a machine's calendar. */
export const ShiftTime = z.object({
  machine_id: MachineId,
  day: Day,
  /** 0 is unplanned time. */
  shift: z.int(),
  start_time: Time,
  end_time: Time,
  /** 0: nothing was heard of the machine then. */
  known: Flag,
})
export type ShiftTime = z.infer<typeof ShiftTime>
