import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getNotificationChoices = defineProcedure({
  name: 'get_notification_choices',
  kind: 'load',
  summary: 'What the person has turned off, and the message groups that notices are meant for.',
  input: z.object({}),
  output: z.object({
    /** Types of notices, and 'group:' with the name of a message group. */
    topics_off: z.array(z.string()),
    groups: z.array(z.string()),
  }),
  beforeDeviceSignIn: true,
})
