import { CallError } from './ground/call/answers.ts'
import type { CallServices } from './ground/call/call-services.ts'
import type { HeavyEnd, HeavyQuestion } from './ground/call/heavy/heavy-messages.ts'
import { type PipelineParts, runCall } from './ground/call/pipeline.ts'
import { type ConnectionSettings, openConnections } from './ground/db/connections.ts'
import { createLog } from './ground/log.ts'
import { readHeavyHandlers } from './handlers.ts'

export interface HeavyLoadMaker {
  make(question: HeavyQuestion): Promise<HeavyEnd>
  close(): Promise<void>
}

/** A load changes nothing, tells nobody and needs nothing of the installation; one that does is not heavy. */
const notHere = (): never => {
  throw new Error('a heavy load has the database alone')
}

/** Makes heavy loads on whatever thread it is opened on: the same way of a call, with connections of its own. */
export async function openHeavyLoadMaker(database: ConnectionSettings): Promise<HeavyLoadMaker> {
  const limits = { appConnections: 4, ownerConnections: 1 }
  const connections = openConnections(database, { ...limits, polite: true, name: 'takt heavy' })
  const handlers = await readHeavyHandlers()
  const log = createLog()
  return {
    make: async ({ open, request, now }) => {
      const parts: PipelineParts = {
        ...{ connections, handlers, log, now: () => now },
        ...{ publish: notHere, sendOutside: notHere },
        services: () => new Proxy({} as CallServices, { get: notHere }),
      }
      return await endOf(async () => JSON.stringify(await runCall(parts, open, request)))
    },
    close: () => connections.close(),
  }
}

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
