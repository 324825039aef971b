import { defineProcedure } from '../ground/define-procedure.ts'
import { RegisterRows, RowOutcome } from './register-rows.ts'

export const checkRegisterRows = defineProcedure({
  name: 'check_register_rows',
  kind: 'load',
  summary: 'What would become of each row of a file in a register, in the order of the rows; nothing is written.',
  input: RegisterRows,
  output: RowOutcome,
  permission: 'can-do-admin-actions',
})
