import { z } from 'zod'
import { Clock, Day, Time } from '../../ground/model/ids.ts'
import { Names, neededNames } from '../../ground/model/names.ts'

const DayType = z.string().min(1).max(40)

export const Span = z.object({ from: Clock, to: Clock, shift: z.int().min(1).max(99) })

/** A shift has a number, which the figures are kept by, and a name. */
export const ShiftSetting = z.object({
  shift: z.int().min(1).max(99),
  names: neededNames(60),
})
export type ShiftSetting = z.infer<typeof ShiftSetting>

export const ShiftSettingRow = ShiftSetting.extend({ names: Names, version: z.int() })
export type ShiftSettingRow = z.infer<typeof ShiftSettingRow>

/** A kind of day: its shifts from when to when; none at all is a free day. */
export const DayTypeSetting = z.object({
  names: neededNames(60),
  spans: z.array(Span).max(12),
})
export type DayTypeSetting = z.infer<typeof DayTypeSetting>

export const DayTypeSettingRow = DayTypeSetting.extend({
  names: Names,
  day_type: z.string(),
  /** Something follows it: a weekday or a date of a calendar. */
  used: z.boolean(),
  version: z.int(),
})
export type DayTypeSettingRow = z.infer<typeof DayTypeSettingRow>

export const CalendarSetting = z.object({
  description: z.string().trim().min(1).max(60),
  /** Kinds of day of Monday … Sunday. */
  week: z.array(DayType).length(7),
  /** Null: the week repeats until somebody changes it. */
  end_date: Day.nullable(),
})
export type CalendarSetting = z.infer<typeof CalendarSetting>

/** A week that holds, or is going to: what is planned on its seven days. */
export const CalendarWeek = z.object({
  /** Null: now. Else the day or the moment from which it holds. */
  from: z.union([Day, Time]).nullable(),
  /** It waits for its day as the calendar's own week, and can be taken back; else a kind of day changes. */
  own: z.boolean(),
  end_date: Day.nullable(),
  days: z.array(z.object({ day_type: z.string(), spans: z.array(Span) })),
})
export type CalendarWeek = z.infer<typeof CalendarWeek>

export const CalendarSettingRow = CalendarSetting.extend({
  calendar_id: z.int(),
  start_date: Day,
  /** What holds now, and behind it what waits for its day. */
  weeks: z.array(CalendarWeek),
  /** Dates that differ from their weekday, from the first of last month on. */
  days: z.array(z.object({ day: Day, day_type: z.string() })),
  /** Of those the person may see. */
  machines: z.array(z.string()),
  version: z.int(),
})
export type CalendarSettingRow = z.infer<typeof CalendarSettingRow>

/** From when a change holds: a day to come, or null for now. What has passed stays as it was. */
export const HoldsFrom = Day.nullable()
