import { ConfigTemplate } from '@takt/domain/ground/model/ids.ts'
import { configScopes, reachOfConfig, systemFunctions } from '@takt/domain/machines/overview/system-functions.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteConfig = defineProcedure({
  name: 'delete_config',
  kind: 'action',
  summary: 'Deletes a dashboard, or settings: without own ones those of everybody count again.',
  input: z.object({
    system_function: z.enum(systemFunctions),
    template: ConfigTemplate,
    scope: z.enum(configScopes).default('default'),
  }),
  output: z.object({ template: ConfigTemplate }),
  reach: reachOfConfig,
  emits: ['ConfigChanged'],
})
