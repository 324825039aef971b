import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const balthzarGetInputGroupSettingsWithValue = defineProcedure({
  name: 'balthzar_get_input_group_settings_with_value',
  kind: 'load',
  summary: 'The settings of an input group, with what is set for this machine, tool and part.',
  input: z.object({
    input_group_record_link: z.int(),
    part_no: z.string().max(60).default(''),
    /** Taken and not used: no setting depends on the type of a part. */
    part_type_record_no: z.union([z.int(), z.string().max(60)]).optional(),
    tool_id: z.string().max(60).default(''),
    machine_id: MachineId,
  }),
  output: z.object({
    setting_type: z.enum(['machine_machine', 'tool_machine', 'tool', 'machine']),
    property_description: z.string(),
    unit: z.string(),
    property_set_value: z.string(),
    /** For the person to fill in. */
    new_value: z.literal(''),
  }),
})
