import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const renewRecoveryCodes = defineProcedure({
  name: 'renew_recovery_codes',
  kind: 'action',
  summary: 'Ten new recovery codes, after a code; the old ones are worth nothing any more.',
  input: z.object({ code: z.string().trim().min(1).max(40) }),
  output: z.object({ recovery_codes: z.array(z.string()) }),
  reach: 'own',
  secrets: ['code'],
  secretAnswer: true,
})
