import { Time } from '@takt/domain/ground/model/ids.ts'
import { systemFunctions } from '@takt/domain/machines/overview/system-functions.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getConfigs = defineProcedure({
  name: 'get_configs',
  kind: 'load',
  summary:
    'The configurations of everybody for one system function that the user may know of: dashboards without their widgets, live views, own overviews, settings.',
  input: z.object({ system_function: z.enum(systemFunctions) }),
  output: z.object({
    /** The template it is stored under. */
    slug: z.string(),
    title: z.string(),
    version: z.int(),
    changed_by: z.string(),
    changed_at: Time,
    /** What only dashboards can be otherwise. */
    display: z.boolean().default(true),
    userlevel: z.int().nullable().default(null),
    isSnippet: z.boolean().default(false),
    snippetTag: z.string().default(''),
    suitedForMobile: z.boolean().default(true),
    suitedForTablet: z.boolean().default(true),
    suitedForDesktops: z.boolean().default(true),
    suitedForXXL: z.boolean().default(true),
    /** Of live views. */
    key: z.string().optional(),
    label: z.string().optional(),
    /** Of own overviews. */
    record_no: z.int().optional(),
    overview_name: z.string().optional(),
    /** Of everything but dashboards. */
    config: z.record(z.string(), z.unknown()).optional(),
  }),
  onWalls: true,
})
