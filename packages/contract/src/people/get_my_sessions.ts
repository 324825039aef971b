import { Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMySessions = defineProcedure({
  name: 'get_my_sessions',
  kind: 'load',
  summary: 'Where the user is signed in, newest first.',
  input: z.object({}),
  output: z.object({
    /** Names the session to end_my_session; opens nothing. */
    session_key: z.string(),
    created_at: Time,
    expires_at: Time,
    /** The one that asks. */
    current: z.boolean(),
    device_employee: z.string(),
  }),
})
