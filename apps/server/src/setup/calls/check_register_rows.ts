import { checkRegisterRows } from '@takt/contract/setup/check_register_rows.ts'
import { handle } from '../../ground/call/handle.ts'
import { keptFile } from '../kept-registers.ts'
import { judgeFile } from '../register-file.ts'
import { rowOutcome } from '../row-outcome.ts'

export default handle(checkRegisterRows, async ({ register, rows }, context) => {
  const judged = await judgeFile(await keptFile(register), rows, context)
  return judged.map((row) => rowOutcome(row, context.session.language))
})
