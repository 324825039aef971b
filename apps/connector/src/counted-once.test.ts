import { openLine } from '@takt/connectors/brokers-for-tests.ts'
import { afterEach, expect, test } from 'vitest'
import { cleanUp, cleanUpAll, factory, newFolder } from './connector-for-tests.ts'
import { connectorOn, piecesOf } from './pieces.fixture.ts'

afterEach(cleanUpAll)

/** A connector behind a line that can break, and a machine that says three pieces at a time. */
async function plant(payload: (piece: number) => string) {
  const { heard, url, broker, machine } = await factory()
  const line = await openLine(broker.port)
  cleanUp.push(line.close)
  const connector = await connectorOn(line, { url, folder: newFolder() })
  const pieces = piecesOf({ machine, heard, payload })

  const kills = {
    /** What the connector has taken it could not acknowledge: the broker sends all of it again. */
    async connector() {
      line.goDeaf()
      await pieces.three()
      await pieces.arrived()
      await connector.isKilled()
    },
    async broker() {
      line.goDeaf()
      await pieces.three()
      await pieces.arrived()
      line.cut()
      await connector.says('line-1: lost')
      await pieces.three()
      line.mend()
      await pieces.arrived()
    },
    /** The server has committed, and dies before its answer. */
    async server() {
      heard.commitsWithoutAnswer = true
      await pieces.three()
      await pieces.arrived()
      heard.commitsWithoutAnswer = false
    },
  }
  return { heard, machine, kills, pieces }
}

type Kill = 'broker' | 'connector' | 'server'
const orders: readonly (readonly Kill[])[] = [
  ['connector'],
  ['broker', 'connector'],
  ['connector', 'broker'],
  ['server', 'connector', 'broker', 'connector'],
  ['broker', 'connector', 'server', 'connector', 'connector'],
]
const ways: readonly [what: string, payload: (piece: number) => string][] = [
  ['plain words that are all the same', () => '1'],
  ['words with a time', (piece) => JSON.stringify({ at: new Date(Date.now() + piece).toISOString(), value: 1 })],
  ['words with an id', (piece) => JSON.stringify({ id: piece, value: 1 })],
]

const longest = orders.at(-1) ?? []
const runs = [
  ...orders.map((order) => ({ order, way: ways[0] })),
  ...ways.slice(1).map((way) => ({ order: longest, way })),
].map(({ order, way: [what, payload] = ['', () => '1'] }) => ({ killed: order.join(', '), order, what, payload }))

test.each(runs)('T-PLANT-181 $killed killed, $what: every piece is counted once', async ({ order, payload }) => {
  const { kills, pieces } = await plant(payload)
  await pieces.three()
  for (const kill of order) await kills[kill]()
  await pieces.three()
  await pieces.areCountedOnce()
})

test('T-PLANT-181 a machine that sends again what its broker had not acknowledged is counted once', async () => {
  const { heard, machine } = await plant(() => '1')
  for (const id of ['a', 'b', 'a', 'b', 'c']) await machine.say('takt/M101/cycles', JSON.stringify({ id, value: 1 }))
  await machine.say('takt/M101/cycles', '1000')
  await expect.poll(() => heard.values).toEqual([1, 1, 1, 1000])
})
