import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Bundle } from '@takt/domain/planning/model/bundle.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getBundles = defineProcedure({
  name: 'get_bundles',
  kind: 'load',
  summary: 'Bundles that are not reported: of a machine, of a category, or of all the user may see; in their order.',
  input: z.object({ machine_id: MachineId.optional(), category: z.string().max(40).optional() }),
  output: Bundle,
})
