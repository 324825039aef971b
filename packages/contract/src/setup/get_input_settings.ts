import { InputSettingsRow } from '@takt/domain/machines/model/input-settings.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getInputSettings = defineProcedure({
  name: 'get_input_settings',
  kind: 'load',
  summary: 'Limits and keys of what people enter: those of all machines, and those that a machine has of its own.',
  input: z.object({}),
  output: InputSettingsRow,
  permission: 'view-input-settings',
})
