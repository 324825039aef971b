import { defineProcedure } from '../ground/define-procedure.ts'
import { RegisterRows, RowOutcome } from './register-rows.ts'

export const saveRegisterRows = defineProcedure({
  name: 'save_register_rows',
  kind: 'action',
  summary: 'Adds and changes the rows of a file in a register: all of them, or none where one is refused.',
  input: RegisterRows,
  output: RowOutcome,
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
})
