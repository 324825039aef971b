/** A process that runs saved queries, one after the other: whatever is written in one can end nothing but this. */
import { loadModule, parseSync } from 'libpg-query'
import { stepAside } from '../../ground/step-aside.ts'
import { queryConnection } from './query-connection.ts'
import { queryFailed } from './query-failed.ts'
import type { QueryAnswer, QueryEnd, QueryQuestion } from './query-messages.ts'
import { TooHeavyError, weigh } from './query-weight.ts'

stepAside(process.pid)
await loadModule()
const connection = queryConnection()

process.on('message', async (question: QueryQuestion) => {
  process.send?.({ answer: 'begun' } satisfies QueryAnswer)
  process.send?.({ answer: await answerTo(question) } satisfies QueryAnswer)
})
// The server is gone.
process.on('disconnect', () => process.exit(0))

async function answerTo(question: QueryQuestion): Promise<QueryEnd> {
  try {
    weigh(parseSync(question.text))
  } catch (error) {
    // A tree that is too deep for the stack is too heavy as well.
    if (error instanceof TooHeavyError || error instanceof RangeError) return { refusal: 'query-heavy', values: {} }
    const { message, sqlDetails } = error as Error & { sqlDetails?: { cursorPosition?: number } }
    return queryFailed(message, question.text, sqlDetails?.cursorPosition ?? -1)
  }
  return await connection.run(question)
}
