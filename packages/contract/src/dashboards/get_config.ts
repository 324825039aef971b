import { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { ConfigTemplate } from '@takt/domain/ground/model/ids.ts'
import { configScopes, systemFunctions } from '@takt/domain/machines/overview/system-functions.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getConfig = defineProcedure({
  name: 'get_config',
  kind: 'load',
  summary:
    'One configuration and the version it is saved under: a dashboard with its widgets, or settings: the user’s own, else those of everybody, else none.',
  input: z.object({
    system_function: z.enum(systemFunctions),
    template: ConfigTemplate,
    /** Asks for that one alone. */
    scope: z.enum(configScopes).optional(),
  }),
  output: z.object({
    version: z.int(),
    /** Of settings: whose they are. */
    scope: z.enum(configScopes).optional(),
    config: z.union([Dashboard, z.record(z.string(), z.unknown())]),
  }),
  onWalls: true,
})
