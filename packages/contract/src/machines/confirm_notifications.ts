import { Notification } from '@takt/domain/machines/overview/notification.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const confirmNotifications = defineProcedure({
  name: 'confirm_notifications',
  kind: 'action',
  summary: 'Marks notifications as read; one that somebody has read already keeps their name.',
  input: z.object({ record_nos: z.array(z.int()).min(1).max(500) }),
  output: Notification,
  reach: 'own',
  emits: ['NotificationsConfirmed'],
})
