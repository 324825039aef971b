import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getConfigs = defineProcedure({
  name: 'get_configs',
  kind: 'load',
  summary: 'The dashboards of the company that the user may know of, without their widgets.',
  input: z.object({ system_function: z.literal('dashboards') }),
  output: z.object({
    slug: z.string(),
    title: z.string(),
    version: z.int(),
    display: z.boolean(),
    userlevel: z.int().nullable(),
    isSnippet: z.boolean(),
    snippetTag: z.string(),
    suitedForMobile: z.boolean(),
    suitedForTablet: z.boolean(),
    suitedForDesktops: z.boolean(),
    suitedForXXL: z.boolean(),
  }),
  permission: 'can-access-dashboard',
})
