import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const unlinkFromProvider = defineProcedure({
  name: 'unlink_from_provider',
  kind: 'action',
  summary: 'The user signs in with the provider no longer, and is signed out where they did.',
  input: z.object({ user_id: z.int() }),
  output: z.object({ user_id: z.int(), ended_sessions: z.int() }),
  permission: 'can-do-admin-actions',
  reach: 'people',
  emits: ['SettingsChanged'],
})
