import type { IngestAnswer, IngestBatch } from '@takt/contract/import/ingest.ts'
import { acceptSignals, type IngestParts } from './accept-signals.ts'
import { type JudgedBatch, judgeBatch } from './split-batch.ts'

interface Waiting {
  readonly batch: JudgedBatch
  resolve(answer: IngestAnswer): void
  reject(error: unknown): void
}

/** No transaction takes more signals than this: one that waits behind it must not wait long. */
const MOST_IN_ONE_TRANSACTION = 20_000

/**
 * While one transaction of a company runs, what arrives waits and goes into the next one together. An idle plant waits
 * for nothing; a busy one pays one commit for many posts.
 */
export function createIngestQueue(parts: IngestParts) {
  const waiting = new Map<number, Waiting[]>()

  async function work(company_id: number): Promise<void> {
    for (let queue = waiting.get(company_id) ?? []; queue.length > 0; queue = waiting.get(company_id) ?? []) {
      const together = takeTogether(queue)
      try {
        const answers = await acceptSignals(
          parts,
          company_id,
          together.map(({ batch }) => batch),
        )
        together.forEach(({ resolve }, index) => {
          resolve(answers[index] as IngestAnswer)
        })
      } catch (error) {
        if (together.length === 1) together[0]?.reject(error)
        else await oneByOne(company_id, together)
      }
    }
    waiting.delete(company_id)
  }

  /** A batch that the database refuses must not take the others with it. */
  async function oneByOne(company_id: number, together: readonly Waiting[]): Promise<void> {
    for (const { batch, resolve, reject } of together) {
      await acceptSignals(parts, company_id, [batch]).then(([answer]) => resolve(answer as IngestAnswer), reject)
    }
  }

  return {
    accept(company_id: number, posted: IngestBatch): Promise<IngestAnswer> {
      const batch = judgeBatch(posted, parts.now())
      return new Promise((resolve, reject) => {
        const queue = waiting.get(company_id)
        if (queue) {
          queue.push({ batch, resolve, reject })
          return
        }
        waiting.set(company_id, [{ batch, resolve, reject }])
        void work(company_id)
      })
    },
  }
}

function takeTogether(queue: Waiting[]): Waiting[] {
  let signals = 0
  let count = 0
  for (const { batch } of queue) {
    if (count > 0 && signals + batch.signals.length > MOST_IN_ONE_TRANSACTION) break
    signals += batch.signals.length
    count += 1
  }
  return queue.splice(0, count)
}
