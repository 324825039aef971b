import { EmployeeNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { LONGEST_INPUT_VALUE, MOST_INPUT_VALUES } from '@takt/domain/scrap/input-groups.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

const Setting = z.object({
  setting_type: z.enum(['machine_machine', 'tool_machine', 'tool', 'machine']),
  property_description: z.string().min(1).max(200),
  new_value: z.string().trim().min(1).max(LONGEST_INPUT_VALUE),
  /** What the person saw; refused when somebody has set another value meanwhile. */
  property_set_value: z.string().max(LONGEST_INPUT_VALUE).optional(),
})

export const saveInputGroupValues = defineProcedure({
  name: 'save_input_group_values',
  kind: 'action',
  summary: 'Sets values of an input group for this machine, tool and part: all of them or none.',
  input: z.object({
    input_group_record_link: z.int(),
    machine_id: MachineId,
    tool_id: z.string().max(60).default(''),
    part_no: z.string().max(60).default(''),
    settings: z.array(Setting).min(1).max(MOST_INPUT_VALUES),
    employee: EmployeeNo,
  }),
  output: z.object({
    setting_type: z.string(),
    property_description: z.string(),
    property_set_value: z.string(),
  }),
  permission: 'report-quantity',
})
