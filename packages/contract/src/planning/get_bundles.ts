import { Bundle } from '@takt/domain/model/bundle.ts'
import { MachineId } from '@takt/domain/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getBundles = defineProcedure({
  name: 'get_bundles',
  kind: 'load',
  summary: 'Bundles that are not reported: of a machine, of a category, or of all the user may see; in their order.',
  input: z.object({ machine_id: MachineId.optional(), category: z.string().max(40).optional() }),
  output: Bundle,
})
