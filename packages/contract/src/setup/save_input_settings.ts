import { InputSettings, InputSettingsRow } from '@takt/domain/machines/model/input-settings.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveInputSettings = defineProcedure({
  name: 'save_input_settings',
  kind: 'action',
  summary: 'Keeps limits and keys of one machine or of all, over the version they were loaded with; 0 makes new ones.',
  input: z.object({ of_machine: z.string().max(60), settings: InputSettings, version: z.int().nonnegative() }),
  output: InputSettingsRow,
  permission: 'can-do-admin-actions',
  reach: 'machines',
  emits: ['SettingsChanged'],
})
