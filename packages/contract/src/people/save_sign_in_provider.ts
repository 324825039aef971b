import { ProviderSetting } from '@takt/domain/people/model/sign-in-provider.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveSignInProvider = defineProcedure({
  name: 'save_sign_in_provider',
  kind: 'action',
  summary:
    'Sets up the company’s own sign-in. The secret can be replaced and never read back; nobody gives a level above their own rights. Sessions that may no longer be end.',
  input: ProviderSetting.extend({
    /** Absent keeps the one that is stored. */
    client_secret: z.string().min(1).max(500).optional(),
    /** Of the settings that were changed: somebody else’s change is not written over. */
    version: z.int(),
    /** What `try_sign_in_provider` answered; without it nobody is sent another way. */
    tested: z.string().max(2_000).optional(),
    /** Whoever saves it knows that people may be locked out. */
    nevertheless: z.boolean().optional(),
  }),
  output: z.object({ version: z.int(), ended_sessions: z.int() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
})
