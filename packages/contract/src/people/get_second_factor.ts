import { Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getSecondFactor = defineProcedure({
  name: 'get_second_factor',
  kind: 'load',
  summary:
    'Whether the user has an authenticator app or a passkey, whether the company demands one, and how many recovery codes are left.',
  input: z.object({}),
  output: z.object({
    /** When the authenticator app was set up. */
    set_up_at: Time.nullable(),
    passkey: z.boolean(),
    required: z.boolean(),
    recovery_codes_left: z.int(),
  }),
})
