import { Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMySessions = defineProcedure({
  name: 'get_my_sessions',
  kind: 'load',
  summary:
    'Where and with which devices the user is signed in, the one that asks first, then by when they were last heard of.',
  input: z.object({}),
  output: z.object({
    /** Names the session to end_my_session; opens nothing. */
    session_key: z.string(),
    created_at: Time,
    expires_at: Time,
    /** The one that asks. */
    current: z.boolean(),
    device_employee: z.string(),
    /** What it says that it is, such as Firefox and Windows; '' = unknown. */
    browser: z.string(),
    system: z.string(),
    /** From where it was opened; '' = not recorded then. */
    address: z.string(),
    /** To the minute. */
    seen_at: Time,
  }),
})
