import { Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getPasskeys = defineProcedure({
  name: 'get_passkeys',
  kind: 'load',
  summary: 'The passkeys of the user, the oldest first.',
  input: z.object({}),
  output: z.object({
    credential_id: z.string(),
    passkey_name: z.string(),
    created_at: Time,
    /** Null: not yet. */
    last_used_at: Time.nullable(),
  }),
})
