import { ProviderRow } from '@takt/domain/people/model/sign-in-provider.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getSignInProvider = defineProcedure({
  name: 'get_sign_in_provider',
  kind: 'load',
  summary: 'How people sign in with the company’s own provider (OpenID Connect), without its secret.',
  input: z.object({}),
  output: ProviderRow,
  permission: 'can-do-admin-actions',
})
