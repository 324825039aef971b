import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasMosquitto, openLine, openMosquitto, openPublisher } from '@takt/connectors/brokers-for-tests.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { cleanUp, cleanUpAll, listeningIngest, newFolder, start } from './connector-for-tests.ts'
import { connectorOn, piecesOf } from './pieces.fixture.ts'

afterEach(cleanUpAll)

/** A broker that keeps what it was told: on disk at every change, or not at all. */
const memories: readonly [what: string, settings: (folder: string) => readonly string[]][] = [
  [
    'with its memory on disk',
    (folder) => [
      'persistence true',
      `persistence_location ${folder}/`,
      'autosave_on_changes true',
      'autosave_interval 1',
    ],
  ],
  ['without memory', () => ['persistence false']],
]

describe.skipIf(!hasMosquitto)('a broker that nobody here wrote', () => {
  test.each(memories)(
    'T-PLANT-181 Mosquitto %s and the connector are killed in turn: every piece is counted once',
    async (_, memory) => {
      const folder = newFolder()
      const settings = ['allow_anonymous true', ...memory(folder)]
      let broker = await openMosquitto({ folder, settings })
      const { port } = broker
      cleanUp.push(() => broker.close())
      const { heard, url } = await listeningIngest()
      const line = await openLine(port)
      cleanUp.push(line.close)
      const machine = await openPublisher(broker.url)
      cleanUp.push(machine.close)
      const connector = await connectorOn(line, { url, folder })
      const pieces = piecesOf({ machine, heard, payload: (id) => JSON.stringify({ id, value: 1 }) })
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

  test('T-PLANT-187 over TLS a connector knows its broker by ca_file and is known by its own certificate', async () => {
    const folder = newFolder()
    const at = (name: string) => join(folder, name)
    certify(folder)
    const settings = [
      'allow_anonymous true',
      `cafile ${at('ca.pem')}`,
      `certfile ${at('broker.pem')}`,
      `keyfile ${at('broker.key')}`,
      'require_certificate true',
    ]
    const { port, close } = await openMosquitto({ folder, settings })
    cleanUp.push(close)
    const { heard, url } = await listeningIngest()
    const known = { ca_file: at('ca.pem'), cert_file: at('client.pem'), key_file: at('client.key') }
    const line = (connector: string, files: object) => ({
      connector,
      kind: 'mqtt-json',
      settings: { broker: `mqtts://127.0.0.1:${port}`, client_id: connector, reconnect_ms: 50, ...files },
    })
    const { ca_file: _, ...withoutCa } = known
    const connectors = [line('known', known), line('doubting', withoutCa), line('nameless', { ca_file: known.ca_file })]
    const connector = start({ server: url, key: 'a-key', connectors }, newFolder())
    await connector.says('known: connected')
    await connector.says('doubting: lost, self-signed certificate in certificate chain')
    await connector.says('nameless: lost, tlsv13 alert certificate required\n')

    const machine = await openPublisher(`mqtts://127.0.0.1:${port}`, known)
    cleanUp.push(machine.close)
    await machine.say('takt/M101/cycles', '7')
    await expect.poll(() => heard.values).toEqual([7])
  })
})

/** A house that signs its own certificates, one for the broker and one for the connector. */
function certify(folder: string): void {
  const openssl = (...args: string[]) => {
    const { status, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
  }
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  openssl('req', '-x509', ...newKey, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Plant', '-days', '36500')
  writeFileSync(join(folder, 'names'), 'subjectAltName=IP:127.0.0.1\n')
  for (const name of ['broker', 'client']) {
    openssl('req', ...newKey, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${name}`)
    const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '36500', '-extfile', 'names']
    openssl('x509', '-req', '-in', `${name}.csr`, '-out', `${name}.pem`, ...signed)
  }
}
