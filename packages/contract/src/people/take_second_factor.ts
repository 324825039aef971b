import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const takeSecondFactor = defineProcedure({
  name: 'take_second_factor',
  kind: 'action',
  summary:
    'Takes a lost second factor, app and passkeys, away from another user, who is signed out everywhere and signs in with the password.',
  input: z.object({ user_id: z.int() }),
  output: z.object({ ended_sessions: z.int() }),
  permission: 'can-do-admin-actions',
  reach: 'people',
  emits: ['SettingsChanged'],
})
