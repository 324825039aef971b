/** A line of pieces that must each be counted once, whoever is killed meanwhile. */
import { once } from 'node:events'
import type { openLine, openPublisher } from '@takt/connectors/brokers-for-tests.ts'
import { expect } from 'vitest'
import { configured, type listeningIngest, start } from './connector-for-tests.ts'

/** How a machine tells its pieces: each is told, or how many there are by now. */
export interface Way {
  readonly topic: 'cycles' | 'counter'
  /** What is said of the first, second, … piece. */
  readonly payload: (piece: number) => string
}

/** Later with each piece, as a machine's own clock goes. */
const timeOf = (piece: number) => Date.now() + piece

export const ways = {
  'that are all the same': { topic: 'cycles', payload: () => '1' },
  'with a time in milliseconds': {
    topic: 'cycles',
    payload: (piece) => JSON.stringify({ at: new Date(timeOf(piece)).toISOString(), value: 1 }),
  },
  'with an id': { topic: 'cycles', payload: (piece) => JSON.stringify({ id: piece, value: 1 }) },
  'of a plain counter': { topic: 'counter', payload: (piece) => String(5000 + piece) },
  'of a counter with its time in milliseconds': {
    topic: 'counter',
    payload: (piece) => JSON.stringify({ at: timeOf(piece), value: 5000 + piece }),
  },
} as const satisfies Record<string, Way>

interface Counting {
  readonly machine: Awaited<ReturnType<typeof openPublisher>>
  readonly heard: Awaited<ReturnType<typeof listeningIngest>>['heard']
  readonly way: Way
}

/** A machine that says its pieces three at a time. */
export function piecesOf({ machine, heard, way: { topic, payload } }: Counting) {
  let said = 0
  let begun = topic === 'cycles'
  const say = (words: string) => machine.say(`takt/M101/${topic}`, words)
  const counted = () => heard.values.reduce<number>((sum, value) => sum + Number(value), 0)
  return {
    async three() {
      // The first reading of a counter is where counting begins.
      if (!begun) await say(payload(0))
      begun = true
      for (let piece = 0; piece < 3; piece += 1) await say(payload(++said))
    },
    arrived: () => expect.poll(counted).toBeGreaterThanOrEqual(said),
    /** What comes in order after all the others shows that nothing is on its way any more. */
    async areCountedOnce() {
      const LAST = 500
      await say(topic === 'cycles' ? `{"id":"last","value":${LAST}}` : payload(said + LAST))
      await expect.poll(() => heard.values.at(-1)).toBe(LAST)
      // A reading that comes again counts nothing; every other one counts its piece.
      expect(heard.values.filter((value) => value !== 0)).toEqual([...Array.from({ length: said }, () => 1), LAST])
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
