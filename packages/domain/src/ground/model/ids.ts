import { z } from 'zod'

/** Ids and codes are text on the wire: leading zeros carry meaning. A machine id never holds a path or wildcard sign. */
export const MachineId = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[^\\/:*?"<>|#]+$/, 'a machine id may not contain \\ / : * ? " < > | #')
export const StopKey = z.string().max(20)
export const StopCodeNo = z.string().min(1).max(20)
export const CardNo = z.string().min(1).max(40)
export const EmployeeNo = z.string().min(1).max(40)
export const Slug = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single dashes')
/** What a configuration is stored under; the columns of an own overview have a name of their own form. */
export const ConfigTemplate = z
  .string()
  .min(1)
  .max(80)
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*|web_own_overview_\d{1,9})$/, 'lower-case letters, digits and single dashes')
/** ISO 8601 with offset, as every time on the wire. */
export const Time = z.iso.datetime({ offset: true })
/** A plant day, `YYYY-MM-DD`. */
export const Day = z.iso.date()
export const Flag = z.union([z.literal(0), z.literal(1)])

/** A time of day on the plant's clock. */
export const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 06:00')
