/** The heavy loads, seen from the thread that serves everybody: it hands them over and sends what comes back (0098). */
import { Worker } from 'node:worker_threads'
import type { CallRequest } from '@takt/contract/ground/answer.ts'
import type { ConnectionSettings } from '../../db/connections.ts'
import type { Log } from '../../log.ts'
import type { OpenSession } from '../../sessions/find-session.ts'
import { takeTurns } from '../../take-turns.ts'
import { CallError } from '../answers.ts'
import type { HeavyAnswer, HeavyEnd, HeavyQuestion } from './heavy-messages.ts'

export interface HeavyLoads {
  /** The body of the answer; throws as a call does that is made here. */
  answer(open: OpenSession, request: CallRequest, now: number): Promise<Uint8Array>
  /** Starts what makes them, so that the first load does not wait for it. */
  warm(): void
  close(): Promise<void>
}

/** A board asks for thirty at once and is served two by two; another's single question comes between them. */
const TURNS = { atOnce: 4, ofOne: 2, waiting: 100 }
/** Nobody looks at what comes later. */
const LONGEST_WAIT_MS = 60_000
/** A year of all scrap is some 100 MB as rows; four of them at once end this thread and no other. */
const HEAP_MEGABYTES = 1024

interface Making {
  readonly worker: Worker
  readonly waiting: Map<number, (end: HeavyEnd) => void>
}

export function openHeavyLoads(database: ConnectionSettings, { file, log }: { file: URL; log: Log }): HeavyLoads {
  const turns = takeTurns<string>(TURNS)
  let making: Making | undefined
  let lastNth = 0

  return {
    answer: async (open, request, now) => {
      const since = performance.now()
      const asked = turns.within(open.token_hash.toString('base64'), async () => {
        if (performance.now() - since > LONGEST_WAIT_MS) throw tooMany()
        return await ask({ nth: ++lastNth, open, request, now })
      })
      if (!asked) throw tooMany()
      return bodyOf(await asked)
    },
    warm: () => void begin(),
    close: async () => {
      await making?.worker.terminate()
    },
  }

  function ask(question: HeavyQuestion): Promise<HeavyEnd> {
    const { worker, waiting } = begin()
    return new Promise((resolve) => {
      waiting.set(question.nth, resolve)
      worker.postMessage(question)
    })
  }

  function begin(): Making {
    if (making) return making
    const waiting = new Map<number, (end: HeavyEnd) => void>()
    // Flags of this process are not for it: under a test runner they would load the runner once more.
    const worker = new Worker(file, {
      workerData: database,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    })
    const own: Making = { worker, waiting }
    worker.on('message', ({ nth, end }: HeavyAnswer) => {
      waiting.get(nth)?.(end)
      waiting.delete(nth)
    })
    worker.on('error', (error) => log.error('heavy loads broke off', { error }))
    // Whatever ended it: those who wait are told, and the next one begins another.
    worker.on('exit', () => {
      if (making === own) making = undefined
      for (const resolve of waiting.values()) resolve(brokeOff)
    })
    // Work that nobody waits for keeps no process alive.
    worker.unref()
    making = own
    return own
  }
}

const brokeOff: HeavyEnd = {
  refused: { code: 'refused', key: 'call.heavy-broke-off', values: {}, field: undefined },
}

const tooMany = () => new CallError('tooMany', 'call.too-many', { values: { seconds: 5 } })

/** Throws what a call throws. */
export function bodyOf(end: HeavyEnd): Uint8Array {
  if ('body' in end) return end.body
  if ('refused' in end) {
    const { code, key, values, field } = end.refused
    throw new CallError(code, key, { values, ...(field === undefined ? {} : { field }) })
  }
  const { message, code, stack } = end.fault
  throw Object.assign(new Error(message), { code, stack })
}
