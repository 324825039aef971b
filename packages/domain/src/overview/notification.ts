import { z } from 'zod'
import { Flag, MachineId, Time } from '../model/ids.ts'

export const notificationTypes = [
  'no-data',
  'machine-stopped',
  'machine-blocked',
  'machine-unblocked',
  'order-ready',
  'activity',
  'calendar-ends',
  'alarm',
] as const
export type NotificationType = (typeof notificationTypes)[number]

/** Something about a machine that somebody should know, read once for everybody. */
export const Notification = z.object({
  record_no: z.int(),
  machine_id: MachineId,
  time: Time,
  type: z.string(),
  text: z.string(),
  read: Flag,
  /** Who has read it, '' while nobody has. */
  read_by: z.string(),
})
export type Notification = z.infer<typeof Notification>

/** A type that a newer server knows is still shown, under its own name. */
export function isNotificationType(type: string): type is NotificationType {
  return notificationTypes.some((known) => known === type)
}
