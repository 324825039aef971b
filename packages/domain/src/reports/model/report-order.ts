import { z } from 'zod'
import { Day, Flag, MachineId, Time } from '../../ground/model/ids.ts'
import { fileFormats, reportParameters, reportPeriods } from '../ordered/report-question.ts'

const DayOrNone = Day.or(z.literal(''))

export const ReportId = z
  .string()
  .max(40)
  .regex(/^[a-z]+(-[a-z]+)*$/, 'lower-case letters and single dashes')

export const MOST_MACHINES = 500

export const ReportQuestion = z.object({
  period: z.enum(reportPeriods),
  start: DayOrNone.default(''),
  end: DayOrNone.default(''),
  department: z.string().max(40).default(''),
  machines: z.array(MachineId).max(MOST_MACHINES).default([]),
  part_no: z.string().trim().max(60).default(''),
  card_no: z.string().trim().max(40).default(''),
})

export const FileFormat = z.enum(fileFormats)

export const OrderableReport = z.object({
  report_id: z.string(),
  name: z.string(),
  description: z.string(),
  parameters: z.array(z.enum(reportParameters)),
  /** '' while nobody has run it. */
  last_run: Time.or(z.literal('')),
  last_run_by: z.string(),
  /** How many deliveries are switched on. */
  schedules: z.int(),
})
export type OrderableReport = z.infer<typeof OrderableReport>

/** A report as it stands on paper, in the language of the person: its rows are written already. */
export const WrittenReport = z.object({
  name: z.string(),
  about: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  columns: z.array(z.object({ label: z.string(), end: Flag })),
  rows: z.array(z.array(z.string())),
})
export type WrittenReport = z.infer<typeof WrittenReport>

const Weekday = z.int().min(1).max(7)

/** What a person says of a delivery. */
export const ScheduleWish = z.object({
  report_id: ReportId,
  question: ReportQuestion,
  /** 1 Monday … 7 Sunday. */
  weekdays: z
    .array(Weekday)
    .min(1)
    .max(7)
    .refine((days) => new Set(days).size === days.length, 'each weekday once'),
  at_minutes: z.int().min(0).max(1439),
  format: FileFormat,
  recipients: z.array(z.int()).min(1).max(200),
  active: z.boolean(),
  /** Not at a time, but whenever a shift is handed over. */
  when_signed: z.boolean().default(false),
})
export type ScheduleWish = z.infer<typeof ScheduleWish>

export const ReportSchedule = ScheduleWish.extend({
  schedule_no: z.int(),
  version: z.int(),
  made_by: z.string(),
  recipient_names: z.array(z.string()),
  /** Empty while it is off. */
  next_runs: z.array(Time),
  /** '' before the first. */
  last_run: Time.or(z.literal('')),
  /** What stood in the way of the last run, as a sentence; '' when it was made. */
  last_problem: z.string(),
  last_not_told: z.array(z.string()),
  /** Of the last run in the archive; 0 for none. */
  last_record_no: z.int(),
  /** Whether this person may change it. */
  may_change: Flag,
})
export type ReportSchedule = z.infer<typeof ReportSchedule>

export const ReportRecipient = z.object({ user_id: z.int(), username: z.string(), full_name: z.string() })
export type ReportRecipient = z.infer<typeof ReportRecipient>
