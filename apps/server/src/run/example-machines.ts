/** The machines of the example plant: a broker, a connector process and the simulator, so that the screens live over real protocols. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openEmbeddedBroker } from '@takt/connectors/embedded-broker.ts'
import { startChild } from './child-process.ts'

const SIMULATOR = fileURLToPath(new URL('../../../simulator/src/main.ts', import.meta.url))
const CONNECTOR = fileURLToPath(new URL('../../../connector/src/main.ts', import.meta.url))
const MQTT_PORT = 1883

export const overMqtt = ['M103', 'M104', 'M105', 'M106'] as const
export const overSparkplug = ['M107', 'M108', 'M109', 'M110'] as const

export interface ExampleMachines {
  stop(): Promise<void>
}

export async function startExampleMachines(
  on: { url: string; key: string; password: string; dataFolder: string; mqttPort: string | undefined },
  say: (line: string) => void,
): Promise<ExampleMachines> {
  const wanted = portOf(on.mqttPort)
  const broker = await openEmbeddedBroker(wanted)
  const instead = broker.port === wanted || wanted === 0 ? '' : ` (port ${wanted} is taken)`
  say(`Machines can publish to ${broker.url}${instead}.`)
  const buffers = join(on.dataFolder, 'buffers')
  mkdirSync(buffers, { recursive: true })
  const configuration = join(on.dataFolder, 'example-connector.json')
  writeFileSync(configuration, JSON.stringify(exampleConfiguration({ ...on, broker: broker.url, buffers }), null, 2))
  const server = { TAKT_URL: on.url, INGEST_KEY: on.key }
  const connector = startChild(
    { name: 'connector', file: CONNECTOR, env: { ...server, CONNECTOR_CONFIG: configuration } },
    say,
  )
  const simulator = startChild(
    {
      name: 'simulator',
      file: SIMULATOR,
      env: {
        ...server,
        OPERATOR_PASSWORD: on.password,
        BUFFER_DIR: join(buffers, 'simulator'),
        MQTT_URL: broker.url,
        MQTT_MACHINES: overMqtt.join(),
        SPARKPLUG_MACHINES: overSparkplug.join(),
      },
    },
    say,
  )
  return {
    // The machines first: what they said last is still heard.
    stop: async () => {
      await simulator.stop()
      await connector.stop()
      await broker.close()
    },
  }
}

export function exampleConfiguration(on: { url: string; broker: string; buffers: string }): object {
  return {
    server: on.url,
    buffer: on.buffers,
    connectors: [
      {
        connector: 'example-mqtt',
        kind: 'mqtt-json',
        settings: { broker: on.broker, client_id: 'takt-example-mqtt' },
      },
      {
        connector: 'example-sparkplug',
        kind: 'sparkplug-b',
        settings: {
          broker: on.broker,
          client_id: 'takt-example-sparkplug',
          host_id: 'takt',
          machines: overSparkplug.map((machine_id) => ({
            machine_id,
            group: 'example',
            node: 'hall-2',
            device: machine_id,
            run: 'Run',
          })),
        },
      },
    ],
  }
}

function portOf(text: string | undefined): number {
  const port = Number(text || MQTT_PORT)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`MQTT_PORT must be a number from 0 to 65535, not “${text}”.`)
}
