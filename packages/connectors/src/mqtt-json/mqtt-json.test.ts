import { afterEach, describe, expect, test } from 'vitest'
import { listeningSink, openPublisher, testBrokers } from '../brokers-for-tests.ts'
import type { SignalSink } from '../define-connector.ts'
import { mqttJson } from './mqtt-json.ts'

const cleanUp: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean()
})

describe.each(testBrokers)('over %s', (_name, openBroker) => {
  async function broker(port?: number) {
    const opened = await openBroker(port)
    cleanUp.push(opened.close)
    return opened
  }

  async function publisher(url: string) {
    const opened = await openPublisher(url)
    cleanUp.push(opened.close)
    return opened
  }

  async function connector(url: string, sink: SignalSink, more = {}) {
    const opened = await mqttJson.open({ broker: url, client_id: 'takt-test', reconnect_ms: 50, ...more }, sink)
    cleanUp.push(opened.close)
    await expect.poll(() => opened.state).toBe('connected')
    return opened
  }

  test('T-PLANT-21 every kind of message becomes a signal, in order; what cannot be used is told', async () => {
    const { url } = await broker()
    const machine = await publisher(url)
    const heard = listeningSink()
    await connector(url, heard.sink)
    await machine.say('takt/M101/state', 'running')
    await machine.say('takt/M101/counter', '120')
    await machine.say('takt/M101/counter', '123')
    await machine.say('takt/M101/counter', 'many')
    await machine.say('takt/M101/value/heat', '{"at":"2026-03-10T08:00:00Z","value":80.5}')
    await machine.say('takt/M101/alarm', 'E-042')
    await machine.say('takt/M101/cycles', '2')
    await expect
      .poll(heard.said)
      .toEqual([
        'M101 state "running"',
        'M101 cycles 0',
        'M101 cycles 3',
        'M101 value {"name":"heat","value":80.5}',
        'M101 alarm "E-042"',
        'M101 cycles 2',
      ])
    expect(heard.signals[3]?.at).toBe('2026-03-10T08:00:00.000Z')
    expect(heard.problems).toEqual(['takt/M101/counter: “many” is no whole count'])
  })

  test('T-PLANT-380 a jump is asked about once, also after a restart of the connector, and counting goes on from it', async () => {
    const { url } = await broker()
    const machine = await publisher(url)
    const heard = listeningSink()
    const slow = { most_per_second: 1 }
    const first = await connector(url, heard.sink, slow)
    await machine.say('takt/M101/counter', '5003')
    await machine.say('takt/M101/counter', '14900')
    await expect.poll(heard.said).toEqual(['M101 cycles 0', 'M101 cycles 9897'])
    expect(heard.signals[1]).toMatchObject({ kind: 'cycles', jump: { from: 5003, to: 14_900 } })
    await first.close()
    await connector(url, heard.sink, slow)
    await machine.say('takt/M101/counter', '14900')
    await machine.say('takt/M101/counter', '14901')
    await expect.poll(heard.said).toEqual(['M101 cycles 0', 'M101 cycles 9897', 'M101 cycles 1'])
    expect(heard.signals[2]).not.toHaveProperty('jump')
  })

  test('T-PLANT-21 what is published while the connector is away is kept by the broker', async () => {
    const { url } = await broker()
    const machine = await publisher(url)
    const heard = listeningSink()
    await (await connector(url, heard.sink)).close()
    for (const n of [1, 2, 3]) await machine.say('takt/M101/cycles', String(n))
    await connector(url, heard.sink)
    await expect.poll(heard.said).toEqual(['M101 cycles 1', 'M101 cycles 2', 'M101 cycles 3'])
  })

  test('T-PLANT-21 a message is acknowledged only when it is kept: one that was not comes again', async () => {
    const { url } = await broker()
    const machine = await publisher(url)
    const blocked = listeningSink()
    let asked = 0
    const neverKept: SignalSink = {
      ...blocked.sink,
      signal: () => {
        asked += 1
        return Promise.reject(new Error('the ingest client is closed'))
      },
    }
    const first = await connector(url, neverKept)
    await machine.say('takt/M101/cycles', '7')
    await expect.poll(() => asked).toBe(1)
    await first.close()
    const heard = listeningSink()
    await connector(url, heard.sink)
    await expect.poll(heard.said).toEqual(['M101 cycles 7'])
  })

  test('a full buffer holds the messages up, and none is lost or doubled', async () => {
    const { url } = await broker()
    const machine = await publisher(url)
    const heard = listeningSink()
    await connector(url, heard.sink)
    heard.hold()
    const numbers = Array.from({ length: 50 }, (_, at) => at + 1)
    for (const n of numbers) await machine.say('takt/M101/cycles', String(n))
    expect(heard.signals).toEqual([])
    heard.letGo()
    await expect.poll(heard.said).toEqual(numbers.map((n) => `M101 cycles ${n}`))
  })

  test('the retained state tells a newcomer what the machine does; retained cycles are not counted again', async () => {
    const { url } = await broker()
    const machine = await publisher(url)
    await machine.say('takt/M101/state', 'stopped', true)
    await machine.say('takt/M101/cycles', '5', true)
    const heard = listeningSink()
    await connector(url, heard.sink)
    await machine.say('takt/M101/alarm', 'E-001')
    await expect.poll(heard.said).toContain('M101 alarm "E-001"')
    expect(heard.said()).toEqual(['M101 state "stopped"', 'M101 alarm "E-001"'])
  })

  test('a broker that goes and comes back is found again, and the retained state is heard again', async () => {
    const first = await openBroker()
    const heard = listeningSink()
    const opened = await connector(first.url, heard.sink)
    await first.close()
    await expect.poll(() => opened.state).toBe('lost')
    const { url } = await broker(first.port)
    const machine = await publisher(url)
    await machine.say('takt/M101/state', 'running', true)
    await expect.poll(heard.said).toContain('M101 state "running"')
    expect(heard.states).toEqual(['connected', 'lost', 'connected'])
    await opened.close()
    expect(opened.state).toBe('closed')
  })

  test('after close nothing is signalled any more', async () => {
    const { url } = await broker()
    const machine = await publisher(url)
    const heard = listeningSink()
    const opened = await connector(url, heard.sink)
    await opened.close()
    await machine.say('takt/M101/state', 'running')
    expect(heard.signals).toEqual([])
    expect(heard.states).toEqual(['connected', 'closed'])
  })
})

test('a broker that is not there is no reason to fail: the connector goes on trying and says why', async () => {
  const reasons: string[] = []
  const heard = listeningSink()
  const sink: SignalSink = { ...heard.sink, stateChanged: (state, reason) => reasons.push(`${state}: ${reason}`) }
  const opened = await mqttJson.open({ broker: 'mqtt://127.0.0.1:1', client_id: 'x', reconnect_ms: 20 }, sink)
  cleanUp.push(opened.close)
  await expect.poll(() => reasons[0]).toContain('lost: connect ECONNREFUSED')
})

test.skipIf(testBrokers.length < 2)('MQTT 5 with an end of the session, where the broker speaks it', async () => {
  const [, openMosquitto] = testBrokers[1] as (typeof testBrokers)[number]
  const opened = await openMosquitto()
  cleanUp.push(opened.close)
  const machine = await openPublisher(opened.url)
  cleanUp.push(machine.close)
  const heard = listeningSink()
  const settings = { broker: opened.url, client_id: 'takt-5', mqtt_version: '5', keep_hours: 1, reconnect_ms: 50 }
  const first = await mqttJson.open(settings, heard.sink)
  await expect.poll(() => first.state).toBe('connected')
  await first.close()
  await machine.say('takt/M101/cycles', '4')
  const second = await mqttJson.open(settings, heard.sink)
  cleanUp.push(second.close)
  await expect.poll(heard.said).toEqual(['M101 cycles 4'])
})
