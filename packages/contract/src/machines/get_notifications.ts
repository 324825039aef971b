import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Notification } from '@takt/domain/machines/overview/notification.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getNotifications = defineProcedure({
  name: 'get_notifications',
  kind: 'load',
  summary: 'Notifications of a machine, or of all the user may see, newest first, at most 500.',
  input: z.object({
    machine_id: MachineId.optional(),
    /** Only those that nobody has read. */
    unread: z.boolean().default(false),
  }),
  output: Notification,
  beforeDeviceSignIn: true,
})
