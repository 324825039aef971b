import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const setNotificationChoices = defineProcedure({
  name: 'set_notification_choices',
  kind: 'action',
  summary: 'Turns one topic of the person’s own notices off or on again.',
  input: z.object({ topic: z.string().min(1).max(200), wanted: z.boolean() }),
  output: z.object({ topics_off: z.array(z.string()) }),
  reach: 'own',
})
