import { ProviderAdmits, ProviderTried } from '@takt/domain/people/model/sign-in-provider.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const trySignInProvider = defineProcedure({
  name: 'try_sign_in_provider',
  kind: 'load',
  summary:
    'Asks the provider what it is, and whether it knows this client and its secret, and says in words what is wrong.',
  input: z.object({
    issuer: z.string().trim().max(500),
    client_id: z.string().trim().max(200),
    scopes: z.string().trim().max(300),
    /** Absent: the stored one, which goes to the stored address alone. */
    client_secret: z.string().min(1).max(500).optional(),
    /** Of the settings that are shown. */
    version: z.int().optional(),
    /** Given: it is also said what would go wrong if it were switched on. */
    switch_on: ProviderAdmits.optional(),
  }),
  output: ProviderTried,
  permission: 'can-do-admin-actions',
  reach: 'plant',
})
