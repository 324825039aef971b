import { ProviderPerson } from '@takt/domain/people/model/sign-in-provider.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getProviderPeople = defineProcedure({
  name: 'get_provider_people',
  kind: 'load',
  summary: 'Users who sign in with the company’s own provider.',
  input: z.object({}),
  output: ProviderPerson,
  permission: 'can-do-admin-actions',
  listsPeople: true,
})
