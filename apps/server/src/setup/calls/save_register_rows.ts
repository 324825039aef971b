import { saveRegisterRows } from '@takt/contract/setup/save_register_rows.ts'
import { handle } from '../../ground/call/handle.ts'
import { keptFile } from '../kept-registers.ts'
import { judgeFile } from '../register-file.ts'
import { rowOutcome } from '../row-outcome.ts'

export default handle(saveRegisterRows, async ({ register, rows }, context) => {
  const kept = await keptFile(register)
  await kept.lock(context.db)
  const judged = await judgeFile(kept, rows, context)
  const refused = judged.find(({ problem }) => problem)
  // What was looked at before the press has changed since: half a file is worse than none.
  if (refused?.problem) return refused.problem
  for (const { judged: row } of judged) {
    const problem = row && (await kept.write(row, context))
    if (problem) return problem
  }
  return judged.map((row) => rowOutcome(row, context.session.language))
})
