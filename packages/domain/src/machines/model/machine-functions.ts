import { z } from 'zod'
import { MachineId } from '../../ground/model/ids.ts'

/** Which special functions a machine has, as an administrator sees and changes them. */
export const MachineFunctionsRow = z.object({
  machine_id: MachineId,
  machine_description: z.string(),
  department: z.string(),
  special_functions: z.array(z.int()),
  function_values: z.record(z.string(), z.string()),
  /** Grows with every change, so that nobody saves over what another has saved meanwhile. */
  version: z.int(),
})
export type MachineFunctionsRow = z.infer<typeof MachineFunctionsRow>
