/** The thread on which heavy loads are made (0098). */
import { parentPort, workerData } from 'node:worker_threads'
import type { HeavyAnswer, HeavyQuestion } from './ground/call/heavy/heavy-messages.ts'
import type { ConnectionSettings } from './ground/db/connections.ts'
import { stepAside } from './ground/step-aside.ts'
import { openHeavyLoadMaker } from './make-heavy-loads.ts'

stepAside(0)
const { make } = await openHeavyLoadMaker(workerData as ConnectionSettings)

parentPort?.on('message', async (question: HeavyQuestion) => {
  const end = await make(question)
  parentPort?.postMessage({ nth: question.nth, end } satisfies HeavyAnswer, 'body' in end ? [end.body.buffer] : [])
})
