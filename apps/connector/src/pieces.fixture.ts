/** A line of pieces that must each be counted once, whoever is killed meanwhile. */
import { once } from 'node:events'
import type { openLine, openPublisher } from '@takt/connectors/brokers-for-tests.ts'
import { expect } from 'vitest'
import { configured, type listeningIngest, start } from './connector-for-tests.ts'

interface Counting {
  readonly machine: Awaited<ReturnType<typeof openPublisher>>
  readonly heard: Awaited<ReturnType<typeof listeningIngest>>['heard']
  /** What is said of the first, second, … piece. */
  readonly payload: (piece: number) => string
}

/** A machine that says its pieces three at a time, each of which is one. */
export function piecesOf({ machine, heard, payload }: Counting) {
  let said = 0
  return {
    async three() {
      for (let piece = 0; piece < 3; piece += 1) await machine.say('takt/M101/cycles', payload(++said))
    },
    arrived: () => expect.poll(() => heard.values.length).toBeGreaterThanOrEqual(said),
    /** What comes in order after all the others shows that nothing is on its way any more. */
    async areCountedOnce() {
      await machine.say('takt/M101/cycles', '{"id":"last","value":1000}')
      await expect.poll(() => heard.values.at(-1)).toBe(1000)
      expect(heard.values).toEqual([...Array.from({ length: said }, () => 1), 1000])
    },
  }
}

type Line = Awaited<ReturnType<typeof openLine>>

/** A connector that hears its broker over a line; killed, it is there again with what it kept in its folder. */
export async function connectorOn(line: Line, { url, folder }: { readonly url: string; readonly folder: string }) {
  const begin = async () => {
    const begun = start(configured(url, line.url), folder)
    await begun.says('line-1: connected')
    return begun
  }
  let now = await begin()
  return {
    says: (words: string) => now.says(words),
    saysNext: (words: string) => now.saysNext(words),
    async isKilled() {
      const ended = once(now.child, 'exit')
      now.child.kill('SIGKILL')
      await ended
      line.mend()
      now = await begin()
    },
  }
}
