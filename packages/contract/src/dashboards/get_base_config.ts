import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const baseCodes = ['web_overviews', 'webcolumns'] as const

export const getBaseConfig = defineProcedure({
  name: 'get_base_config',
  kind: 'load',
  summary: 'What the product has by itself for a base code, and over it what the company has saved, by template.',
  input: z.object({ base_code: z.enum(baseCodes) }),
  output: z.object({
    base_code: z.enum(baseCodes),
    config: z.record(z.string(), z.record(z.string(), z.unknown())),
  }),
})
