/** Outputs of machines: ordered from the server, done by the machine, acknowledged. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import mqtt from 'mqtt'
import { afterEach, describe, expect, test } from 'vitest'
import { listeningSink, openPublisher, testBrokers } from './brokers-for-tests.ts'
import { obeyCommands } from './ingest-client/commands.ts'
import { mqttJson } from './mqtt-json/mqtt-json.ts'
import { openEdgeNode } from './sparkplug-b/edge-node.ts'
import { sparkplugB } from './sparkplug-b/sparkplug-b.ts'

const cleanUp: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean()
})

const stop = { machine_id: 'M101', command_no: 4, output: 'run', value: 0 } as const

describe.each(testBrokers)('over %s', (_name, openBroker) => {
  async function broker(): Promise<string> {
    const opened = await openBroker()
    cleanUp.push(opened.close)
    return opened.url
  }

  test('T-PLANT-80 MQTT: a command is published for the box, and done when it answers with the number', async () => {
    const url = await broker()
    const machine = await openPublisher(url)
    cleanUp.push(machine.close)
    const heard = listeningSink()
    const settings = { broker: url, client_id: 'takt', reconnect_ms: 50, machines: { 'press-1': 'M101' } }
    const connection = await mqttJson.open(settings, heard.sink)
    cleanUp.push(() => connection.close())
    await expect.poll(() => connection.state).toBe('connected')
    // Nothing was heard of it here: it may be another connector's.
    expect(await connection.write?.(stop)).toBe(false)
    await machine.say('takt/press-1/state', 'running')
    await expect.poll(heard.said).toEqual(['M101 state "running"'])

    const box = await mqtt.connectAsync(url)
    cleanUp.push(() => box.endAsync(true))
    const told: string[] = []
    box.on('message', (topic, payload) => {
      told.push(`${topic} ${payload}`)
      // An answer to an older command says nothing of this one.
      void box
        .publishAsync(`${topic}/done`, '3', { qos: 1 })
        .then(() => box.publishAsync(`${topic}/done`, '4', { qos: 1 }))
    })
    await box.subscribeAsync('takt/press-1/command/run', { qos: 1 })
    expect(await connection.write?.(stop)).toBe(true)
    expect(told).toEqual(['takt/press-1/command/run {"no":4,"value":0}'])
  })

  test('T-PLANT-80 Sparkplug B: a device command writes the metric, and is done when the device says so', async () => {
    const url = await broker()
    const settings = { broker: url, client_id: 'edge', mqtt_version: '3.1.1', reconnect_ms: 50 } as const
    const obeyed: string[] = []
    const node = openEdgeNode({
      settings,
      group: 'hall',
      node: 'line-1',
      devices: { press: { State: 'running', Cycles: 0, Run: true } },
      onCommand: (device, name, value) => obeyed.push(`${device} ${name} ${value}`),
    })
    cleanUp.push(() => node.close())
    const heard = listeningSink()
    const machine = { machine_id: 'M101', group: 'hall', node: 'line-1', device: 'press', run: 'Run' }
    const connection = await sparkplugB.open(
      { broker: url, client_id: 'host', host_id: 'takt', reconnect_ms: 50, machines: [machine] },
      heard.sink,
    )
    cleanUp.push(() => connection.close())
    await expect.poll(heard.said).toContain('M101 state "running"')
    expect(await connection.write?.(stop)).toBe(true)
    expect(obeyed).toEqual(['press Run false'])
    expect(await connection.write?.({ ...stop, machine_id: 'M999' })).toBe(false)
  })
})

test('T-PLANT-80 what the server orders is asked for, done once, and answered; a fault is told and tried again', async () => {
  const done: unknown[] = []
  let open = [stop, { ...stop, machine_id: 'M102' }, { ...stop, machine_id: 'M103' }]
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return response.end(JSON.stringify({ commands: open }))
    const body: Buffer[] = []
    for await (const part of request) body.push(part as Buffer)
    const said = JSON.parse(Buffer.concat(body).toString()) as { machine_id: string; problem: string }
    done.push(said)
    if (said.problem === '') open = open.filter(({ machine_id }) => machine_id !== said.machine_id)
    return response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUp.push(() => server.close())
  const tried: string[] = []
  const commands = obeyCommands(
    { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: 'k' },
    async ({ machine_id }) => {
      tried.push(machine_id)
      if (machine_id === 'M102' && tried.filter((one) => one === 'M102').length === 1) throw new Error('no answer')
      return machine_id !== 'M103'
    },
    { every_ms: 10 },
  )
  cleanUp.push(() => commands.close())
  await expect
    .poll(() => done)
    .toEqual([
      { machine_id: 'M101', command_no: 4, problem: '' },
      { machine_id: 'M102', command_no: 4, problem: 'no answer' },
      { machine_id: 'M102', command_no: 4, problem: '' },
    ])
  expect(tried.filter((machine_id) => machine_id === 'M101')).toHaveLength(1)
})
