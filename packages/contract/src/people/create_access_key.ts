import { z } from 'zod'
import { KeyOpens } from '../ground/access-key.ts'
import { defineProcedure } from '../ground/define-procedure.ts'

export const createAccessKey = defineProcedure({
  name: 'create_access_key',
  kind: 'action',
  summary:
    'Makes a key for a program that brings in data, or for a sender of machine signals. It is answered this once.',
  input: z.object({
    opens: KeyOpens,
    name: z.string().trim().min(1).max(80),
    /** The last day of the plant on which it opens anything; left out: until it is revoked. */
    last_day: z.iso.date().nullable().optional(),
  }),
  output: z.object({ key_id: z.int(), key: z.string() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
  secretAnswer: true,
})
