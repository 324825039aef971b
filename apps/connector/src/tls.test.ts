import { openPublisher, tlsBrokers } from '@takt/connectors/brokers-for-tests.ts'
import { certify } from '@takt/connectors/certificates-for-tests.ts'
import { afterEach, expect, test } from 'vitest'
import { cleanUp, cleanUpAll, listeningIngest, newFolder, start } from './connector-for-tests.ts'

afterEach(cleanUpAll)

test.each(tlsBrokers)(
  'T-PLANT-187 over TLS to %s a connector knows its broker by ca_file and is known by its own certificate',
  async (_, openBroker) => {
    const { broker: ofBroker, client } = certify(newFolder())
    const { url: broker, close } = await openBroker(ofBroker)
    cleanUp.push(close)
    const { heard, url } = await listeningIngest()
    const line = (connector: string, files: object) => ({
      connector,
      kind: 'mqtt-json',
      settings: { broker, client_id: connector, reconnect_ms: 50, ...files },
    })
    const { ca_file, ...withoutCa } = client
    // Of another house, though it has the same name.
    const { client: stranger } = certify(newFolder())
    const connectors = [
      line('known', client),
      line('doubting', withoutCa),
      line('nameless', { ca_file }),
      line('stranger', { ...stranger, ca_file }),
      line('cautious', { ...client, ca_file: stranger.ca_file }),
    ]
    const connector = start({ server: url, key: 'a-key', connectors }, newFolder())
    await connector.says('known: connected')
    await connector.says('doubting: lost, self-signed certificate in certificate chain')
    await connector.says('nameless: lost, tlsv13 alert certificate required\n')
    await connector.says('stranger: lost, ')
    await connector.says('cautious: lost, ')

    const machine = await openPublisher(broker, client)
    cleanUp.push(machine.close)
    await machine.say('takt/M101/cycles', '7')
    await expect.poll(() => heard.values).toEqual([7])
  },
)
