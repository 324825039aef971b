import { openLine } from '@takt/connectors/brokers-for-tests.ts'
import { afterEach, expect, test } from 'vitest'
import { cleanUp, cleanUpAll, factory, newFolder } from './connector-for-tests.ts'
import { connectorOn, piecesOf, type Way, ways } from './pieces.fixture.ts'

afterEach(cleanUpAll)

/** A connector behind a line that can break, and a machine that says three pieces at a time. */
async function plant(way: Way) {
  const { heard, url, broker, machine } = await factory()
  const line = await openLine(broker.port)
  cleanUp.push(line.close)
  const connector = await connectorOn(line, { url, folder: newFolder() })
  const pieces = piecesOf({ machine, heard, way })

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
const longest = orders.at(-1) ?? []
const plain = 'that are all the same'
const runs = [
  ...orders.map((order) => ({ order, what: plain as keyof typeof ways })),
  ...(Object.keys(ways) as (keyof typeof ways)[])
    .filter((what) => what !== plain)
    .map((what) => ({ order: longest, what })),
].map(({ order, what }) => ({ killed: order.join(', '), order, what }))

test.each(runs)('T-PLANT-181 $killed killed, words $what: every piece is counted once', async ({ order, what }) => {
  const { kills, pieces } = await plant(ways[what])
  await pieces.three()
  for (const kill of order) await kills[kill]()
  await pieces.three()
  await pieces.areCountedOnce()
})

test('T-PLANT-181 a machine that sends again what its broker had not acknowledged is counted once', async () => {
  const { heard, machine } = await plant(ways[plain])
  for (const id of ['a', 'b', 'a', 'b', 'c']) await machine.say('takt/M101/cycles', JSON.stringify({ id, value: 1 }))
  await machine.say('takt/M101/cycles', '1000')
  await expect.poll(() => heard.values).toEqual([1, 1, 1, 1000])
})
