import { hasMosquitto, openLine, openMosquitto, openPublisher } from '@takt/connectors/brokers-for-tests.ts'
import { afterEach, describe, test } from 'vitest'
import { cleanUp, cleanUpAll, listeningIngest, newFolder } from './connector-for-tests.ts'
import { connectorOn, piecesOf, ways } from './pieces.fixture.ts'

afterEach(cleanUpAll)

/** A broker that keeps what it was told: on disk at every change, or not at all. */
const memories = {
  'with its memory on disk': (folder: string) => [
    'persistence true',
    `persistence_location ${folder}/`,
    'autosave_on_changes true',
    'autosave_interval 1',
  ],
  'without memory': () => ['persistence false'],
}

/** A broker that forgot what was acknowledged brings plain cycles again: only these ways are safe over its kills. */
const runs = [
  ['with its memory on disk', 'with an id'],
  ['with its memory on disk', 'with a time in milliseconds'],
  ['with its memory on disk', 'of a plain counter'],
  ['without memory', 'with an id'],
  ['without memory', 'of a plain counter'],
  ['without memory', 'of a counter with its time in milliseconds'],
] as const

describe.skipIf(!hasMosquitto)('a broker that nobody here wrote', () => {
  test.each(runs)(
    'T-PLANT-181 Mosquitto %s and the connector are killed in turn, words %s: every piece is counted once',
    async (memory, way) => {
      const folder = newFolder()
      const settings = ['allow_anonymous true', ...memories[memory](folder)]
      let broker = await openMosquitto({ folder, settings })
      const { port } = broker
      cleanUp.push(() => broker.close())
      const { heard, url } = await listeningIngest()
      const line = await openLine(port)
      cleanUp.push(line.close)
      const machine = await openPublisher(broker.url)
      cleanUp.push(machine.close)
      const connector = await connectorOn(line, { url, folder })
      const pieces = piecesOf({ machine, heard, way: ways[way] })
      const threePieces = async () => {
        await pieces.three()
        await pieces.arrived()
      }
      const killBroker = async () => {
        const lost = connector.saysNext('line-1: lost')
        await broker.close()
        await lost
        // A broker without memory hears for the connector only when it has asked again.
        const connected = connector.saysNext('line-1: connected')
        broker = await openMosquitto({ port, folder, settings })
        line.mend()
        await connected
      }

      for (const kill of [killBroker, connector.isKilled, killBroker, killBroker, connector.isKilled]) {
        await threePieces()
        // What arrives now is not known to the broker to have arrived.
        line.goDeaf()
        await threePieces()
        await kill()
      }
      await threePieces()
      await pieces.areCountedOnce()
    },
  )
})
