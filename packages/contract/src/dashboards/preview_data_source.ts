import { groupTypes } from '@takt/domain/ground/navigation/locations.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const previewDataSource = defineProcedure({
  name: 'preview_data_source',
  kind: 'load',
  summary: 'The rows of a data source that is being built and not saved yet.',
  input: z.object({
    source: z.string().min(1).max(80),
    /** Divided by ';', with the dashboard's parameters in brackets; '' is every machine the user may see. */
    machine_ids: z.string().max(4000).default(''),
    /** A place instead of machines: those that stand there now. */
    locationtype: z.enum(['', ...groupTypes]).default(''),
    location: z.string().max(80).default(''),
    parameters: z.record(z.string().max(40), z.string().max(200)).default({}),
  }),
  output: z.record(z.string(), z.unknown()),
  permission: 'view-dashboard-templates',
})
