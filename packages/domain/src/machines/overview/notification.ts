import { z } from 'zod'
import { Flag, MachineId, Time } from '../../ground/model/ids.ts'

export const notificationTypes = [
  'no-data',
  'machine-stopped',
  'machine-blocked',
  'machine-unblocked',
  'order-ready',
  'activity',
  'calendar-ends',
  'alarm',
  'machine-report',
  'report',
  'not-printed',
] as const
export type NotificationType = (typeof notificationTypes)[number]

/** Something about a machine that somebody should know, read once for everybody; or something for one person. */
export const Notification = z.object({
  record_no: z.int(),
  /** '' of what is about no machine. */
  machine_id: MachineId.or(z.literal('')),
  time: Time,
  type: z.string(),
  text: z.string(),
  read: Flag,
  /** Who has read it, '' while nobody has. */
  read_by: z.string(),
  /** Where it leads; '' to its machine. */
  path: z.string(),
})
export type Notification = z.infer<typeof Notification>

/** A type that a newer server knows is still shown, under its own name. */
export function isNotificationType(type: string): type is NotificationType {
  return notificationTypes.some((known) => known === type)
}
