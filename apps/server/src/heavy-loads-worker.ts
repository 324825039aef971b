/** The thread on which heavy loads are made (0098): the same way of a call, with connections of its own. */
import { parentPort, workerData } from 'node:worker_threads'
import { CallError } from './ground/call/answers.ts'
import type { CallServices } from './ground/call/call-services.ts'
import type { HeavyAnswer, HeavyEnd, HeavyQuestion } from './ground/call/heavy/heavy-messages.ts'
import { type PipelineParts, runCall } from './ground/call/pipeline.ts'
import { type ConnectionSettings, openConnections } from './ground/db/connections.ts'
import { createLog } from './ground/log.ts'
import { stepAside } from './ground/step-aside.ts'
import { readHeavyHandlers } from './handlers.ts'

const connections = openConnections(workerData as ConnectionSettings, {
  ...{ appConnections: 4, ownerConnections: 1, polite: true, name: 'takt heavy' },
})
stepAside(0)
const handlers = await readHeavyHandlers()
const log = createLog()

/** A load changes nothing, tells nobody and needs nothing of the installation; one that does is not heavy. */
const notHere = (): never => {
  throw new Error('a heavy load has the database alone')
}

parentPort?.on('message', async ({ nth, open, request, now }: HeavyQuestion) => {
  const parts: PipelineParts = {
    ...{ connections, handlers, log, now: () => now },
    ...{ publish: notHere, sendOutside: notHere, services: () => new Proxy({} as CallServices, { get: notHere }) },
  }
  const end = await endOf(async () => JSON.stringify(await runCall(parts, open, request)))
  parentPort?.postMessage({ nth, end } satisfies HeavyAnswer, 'body' in end ? [end.body.buffer] : [])
})

async function endOf(work: () => Promise<string>): Promise<HeavyEnd> {
  try {
    return { body: new TextEncoder().encode(await work()) }
  } catch (error) {
    if (error instanceof CallError) {
      const { code, key, values, field } = error
      return { refused: { code, key, values, field } }
    }
    const { message, code, stack } = error as Error & { code?: string }
    return { fault: { message, code, stack: stack ?? '' } }
  }
}
