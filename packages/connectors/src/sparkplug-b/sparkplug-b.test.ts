import { afterEach, describe, expect, test, vi } from 'vitest'
import { listeningSink, openPublisher, testBrokers } from '../brokers-for-tests.ts'
import type { SignalSink } from '../define-connector.ts'
import { openEdgeNode } from './edge-node.ts'
import { sparkplugB } from './sparkplug-b.ts'

const cleanUp: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const clean of cleanUp.splice(0).reverse()) await clean()
})

const eight = Date.parse('2026-03-10T08:00:00Z')
/** After every birth: what a machine says then is news. */
const later = Date.parse('2100-03-10T08:00:00Z')
const machines = [
  { machine_id: 'M101', group: 'hall', node: 'line-1', device: 'press' },
  { machine_id: 'M102', group: 'hall', node: 'line-1', device: 'saw' },
]

describe.each(testBrokers)('over %s', (_name, openBroker) => {
  async function broker() {
    const opened = await openBroker()
    cleanUp.push(opened.close)
    return opened.url
  }

  function edge(url: string, more: { primary_host?: string } = {}) {
    const settings = { broker: url, client_id: 'edge-1', mqtt_version: '3.1.1', reconnect_ms: 50 } as const
    const devices = { press: { State: 'stopped', Cycles: 100 }, saw: { State: 'running', Cycles: 7 } }
    const opened = openEdgeNode({ settings, group: 'hall', node: 'line-1', devices, ...more })
    cleanUp.push(opened.close)
    return opened
  }

  async function connector(url: string, sink: SignalSink, more: { heard_within?: number } = {}) {
    const settings = { broker: url, client_id: 'takt-host', host_id: 'takt', reconnect_ms: 50, machines, ...more }
    const opened = await sparkplugB.open(settings, sink)
    cleanUp.push(opened.close)
    await expect.poll(() => opened.state).toBe('connected')
    return opened
  }

  const births = ['M101 state "stopped"', 'M101 cycles 0', 'M102 state "running"', 'M102 cycles 0']

  test('T-PLANT-22 T-PLANT-180 a host that comes after the edge node asks for a rebirth and knows every state', async () => {
    const url = await broker()
    const node = edge(url)
    const heard = listeningSink()
    await connector(url, heard.sink)
    await expect.poll(heard.said).toEqual(expect.arrayContaining(births))
    heard.signals.length = 0
    node.update('press', { State: 'running' }, later)
    node.update('press', { Cycles: 103 }, later + 1000)
    node.update('press', { Cycles: 101 }, eight)
    node.update('press', { Cycles: 104 }, later + 2000)
    await expect
      .poll(() => heard.signals.filter(({ machine_id, at }) => machine_id === 'M101' && at.startsWith('2100-03-10')))
      .toEqual([
        { machine_id: 'M101', at: '2100-03-10T08:00:00.000Z', kind: 'state', value: 'running' },
        { machine_id: 'M101', at: '2100-03-10T08:00:01.000Z', kind: 'cycles', value: 3 },
        { machine_id: 'M101', at: '2100-03-10T08:00:02.000Z', kind: 'cycles', value: 1 },
      ])
    node.update('press', { Heat: 81.5 }, later + 3000)
    await expect.poll(heard.said).toContain('M101 value {"name":"Heat","value":81.5}')
    expect(heard.problems).toEqual([])
  })

  test('T-PLANT-20 T-PLANT-22 what happens while the host is away comes as history, with its own times, and is counted once', async () => {
    const url = await broker()
    const heard = listeningSink()
    const node = edge(url, { primary_host: 'takt' })
    const first = await connector(url, heard.sink)
    await expect.poll(heard.said).toEqual(expect.arrayContaining(births))
    await first.close()
    await expect.poll(() => node.isHeard).toBe(false)
    heard.signals.length = 0
    node.update('press', { State: 'running' }, eight)
    node.update('press', { Cycles: 105, State: 'stopped' }, eight + 5000)
    await connector(url, heard.sink)
    const history = () => heard.signals.filter(({ at }) => at.startsWith('2026-03-10'))
    await expect.poll(history).toEqual([
      { machine_id: 'M101', at: '2026-03-10T08:00:00.000Z', kind: 'state', value: 'running' },
      { machine_id: 'M101', at: '2026-03-10T08:00:05.000Z', kind: 'state', value: 'stopped' },
    ])
    const made = heard.signals.filter(({ machine_id, kind }) => machine_id === 'M101' && kind === 'cycles')
    expect(made.reduce((sum, { value }) => sum + Number(value), 0)).toBe(5)
  })

  test.each([
    { what: 'without a limit a state is repeated for as long as nobody tells of a death', again: 2 },
    {
      what: 'with heard_within a node that stopped without a death is no longer spoken for',
      heard_within: 1e-3,
      again: 0,
    },
  ])('T-PLANT-385 $what', async ({ heard_within, again }) => {
    // Only the repeat is pressed by hand; the line and the clock go on by themselves.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const url = await broker()
    const heard = listeningSink()
    await connector(url, heard.sink, heard_within === undefined ? {} : { heard_within })
    // After its host, so that it is born once.
    const node = edge(url)
    await expect.poll(heard.said).toEqual(expect.arrayContaining(births))
    const last = Date.now()
    await expect.poll(() => Date.now() - last).toBeGreaterThan(2)
    heard.signals.length = 0
    vi.advanceTimersByTime(25_000)
    node.update('press', { Cycles: 103 }, later)
    await expect.poll(heard.said).toContain('M101 cycles 3')
    expect(heard.signals.filter(({ kind }) => kind === 'state')).toHaveLength(again)
  })

  test('the host says that it is there, and takes it back when it goes', async () => {
    const url = await broker()
    const watcher = await openPublisher(url)
    cleanUp.push(watcher.close)
    const states = await watcher.hear('spBv1.0/STATE/#')
    const state = () => JSON.parse(String(states.get('spBv1.0/STATE/takt') ?? '{}'))
    const opened = await connector(url, listeningSink().sink)
    await expect.poll(state).toMatchObject({ online: true, timestamp: expect.any(Number) })
    await watcher.say('spBv1.0/STATE/takt', '{"online":false,"timestamp":1}', true)
    await expect.poll(state).toMatchObject({ online: true })
    await opened.close()
    await expect.poll(state).toMatchObject({ online: false })
  })

  test('bytes that are no payload are told and hold nothing up', async () => {
    const url = await broker()
    const machine = await openPublisher(url)
    cleanUp.push(machine.close)
    const heard = listeningSink()
    await connector(url, heard.sink)
    await machine.say('spBv1.0/hall/NBIRTH/line-1', Buffer.from('18ff', 'hex'))
    edge(url)
    await expect.poll(heard.said).toEqual(expect.arrayContaining(births))
    expect(heard.problems).toEqual(['spBv1.0/hall/NBIRTH/line-1: no Sparkplug B payload'])
  })
})
