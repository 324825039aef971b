import { Slug } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

/** By the place of the entry in the body: '2' the third, '2.0' the first inside it. */
const path = z.string().regex(/^\d{1,2}(\.\d{1,2}){0,4}$/)

export const runExternalAction = defineProcedure({
  name: 'run_external_action',
  kind: 'action',
  summary: 'Makes the call of an action button to a host outside of the product, as it is stored on the dashboard.',
  input: z.object({
    template: Slug,
    widget_id: z.string().min(1).max(80),
    prompts: z.record(path, z.union([z.boolean(), z.string().max(255)])).default({}),
    /** The values of the body's data entries. */
    values: z.record(path, z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()])).default({}),
  }),
  output: z.object({ ok: z.boolean(), status: z.int() }),
  permission: 'can-access-dashboard',
  reach: 'floor',
})
