import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const erasePerson = defineProcedure({
  name: 'erase_person',
  kind: 'action',
  summary:
    'Gives a person a pseudonym for good: names, mail, badge, PIN, password, sessions and choices go, what they booked stays. It cannot be undone.',
  input: z.object({
    user_id: z.int(),
    /** Typed once more: the full name, or the username of somebody without one. */
    name: z.string().max(80),
  }),
  output: z.object({ user_id: z.int(), pseudonym: z.string(), ended_sessions: z.int() }),
  permission: 'manage-personal-data',
  reach: 'people',
  emits: ['SettingsChanged'],
})
