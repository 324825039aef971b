import type { LiveEventName } from '@takt/contract/ground/live-event-names.ts'
import type { LiveMessage } from '@takt/contract/ground/live-events.ts'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createLog } from '../src/ground/log.ts'
import { serverSettings } from '../src/ground/server-settings.ts'
import { aMachine } from '../src/machines/machines.fixture.ts'
import { startServer } from '../src/start-server.ts'
import { testServer } from './test-server.ts'

const server = testServer()
let seq = 0
const open: WebSocket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate()
})

interface Listening {
  readonly socket: WebSocket
  readonly messages: LiveMessage[]
  /** Waits for a message that fits, past or to come. */
  until(fits: (message: LiveMessage) => boolean): Promise<LiveMessage>
}

async function listen(
  bearer: string,
  hello: { events?: LiveEventName[]; since?: unknown } = {},
  url = server.url,
): Promise<Listening> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
    headers: { authorization: `Bearer ${bearer}` },
  })
  open.push(socket)
  const messages: LiveMessage[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data) => {
    messages.push(JSON.parse(String(data)))
    for (const look of waiting) look()
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.send(JSON.stringify({ type: 'hello', events: ['MachineChanged', 'StopsChanged'], ...hello }))
  const until = (fits: (message: LiveMessage) => boolean) =>
    new Promise<LiveMessage>((resolve) => {
      const look = () => {
        const found = messages.find(fits)
        if (!found) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  await until(({ type }) => type === 'welcome')
  return { socket, messages, until }
}

const changed = (machine_id: string) => (message: LiveMessage) =>
  message.type === 'events' &&
  message.events.some(({ name, data }) => name === 'MachineChanged' && data.machine_id === machine_id)

async function signal(machine_id: string, value = 'running', at = Date.now()) {
  seq += 1
  return await server.ingest([{ seq, machine_id, at: new Date(at).toISOString(), kind: 'state', value }], {
    connector: 'live',
  })
}

test('a signal reaches the listener as the machine’s whole row', async () => {
  const operator = await server.signIn('operator')
  // A machine of its own: one that had stood would also tell that its stop has ended.
  await aMachine(server, { machine_id: 'LIVE1' })
  const link = await listen(operator.bearer)
  await signal('LIVE1')
  const message = await link.until(changed('LIVE1'))
  const [event] = message.type === 'events' ? message.events : []
  expect(event).toMatchObject({ name: 'MachineChanged', data: { machine: { machine_id: 'LIVE1', status: 'R' } } })
})

test('T-ENTITY-28-X W-PERM-31-X listeners hear of their company’s and their own machines only', async () => {
  const restricted = await server.signIn('restricted')
  const [own] = (await restricted.call('get_machines', {})).data
  const stranger = await listen((await server.signIn('admin', 'second')).bearer)
  const link = await listen(restricted.bearer)
  const other = own?.machine_id === 'M101' ? 'M102' : 'M101'
  await signal(other, 'stopped')
  await signal(String(own?.machine_id), 'stopped')
  await link.until(changed(String(own?.machine_id)))
  expect(link.messages.some(changed(other))).toBe(false)
  expect(stranger.messages.some(({ type }) => type === 'events')).toBe(false)
})

test('only events that were asked for are sent', async () => {
  const { bearer } = await server.signIn('operator')
  const link = await listen(bearer, { events: ['StopsChanged'] })
  await signal('M103', 'running')
  await signal('M103', 'stopped')
  const message = await link.until(({ type }) => type === 'events')
  expect(message).toMatchObject({ events: [{ name: 'StopsChanged', data: { machine_id: 'M103' } }] })
})

test('T-CALL-29-X after a short gap the listener gets exactly what it missed', async () => {
  const { bearer } = await server.signIn('operator')
  const first = await listen(bearer)
  const welcome = await first.until(({ type }) => type === 'welcome')
  first.socket.terminate()
  await signal('M104')
  await signal('M105')
  const since = welcome.type === 'welcome' ? { epoch: welcome.epoch, seq: welcome.seq } : undefined
  const second = await listen(bearer, { since })
  expect(second.messages[0]).toMatchObject({ type: 'welcome', resumed: true })
  await second.until(changed('M104'))
  await second.until(changed('M105'))
  expect(second.messages.filter(changed('M104'))).toHaveLength(1)
})

test('T-CALL-29-X after a restart of the server the listener is told to reload', async () => {
  const { bearer } = await server.signIn('operator')
  const link = await listen(bearer, { since: { epoch: 'another server', seq: 3 } })
  expect(link.messages[0]).toMatchObject({ type: 'welcome', resumed: false })
})

test('several server processes on one database tell each other’s listeners', async () => {
  const second = await startServer({
    database: server.database,
    settings: serverSettings({}, { port: 0 }),
    log: createLog(() => {}),
  })
  try {
    const { bearer } = await server.signIn('operator')
    const link = await listen(bearer, {}, second.url)
    await signal('M106', 'stopped')
    await link.until(changed('M106'))
  } finally {
    await second.stop()
  }
})

test('heartbeats come by themselves', async () => {
  const link = await listen((await server.signIn('operator')).bearer)
  expect(await link.until(({ type }) => type === 'beat')).toMatchObject({ server_time: expect.any(String) })
})

test('T-SHELL-26-X signing out closes the live link', async () => {
  await aMachine(server, { machine_id: 'LIVE2' })
  const { bearer } = await server.signIn('operator')
  const link = await listen(bearer)
  const other = await listen((await server.signIn('planner')).bearer)
  const closed = new Promise((resolve) => link.socket.once('close', resolve))
  await fetch(`${server.url}/api/session`, { method: 'DELETE', headers: { authorization: `Bearer ${bearer}` } })
  // At once, not when sessions are looked through: what happens next is heard by the others only.
  await signal('LIVE2', 'stopped')
  await signal('LIVE2', 'running')
  await other.until(changed('LIVE2'))
  expect(link.messages.at(-1)).toMatchObject({ type: 'bye' })
  await closed
})

test('T-CALL-29 no session, or a page of another site, opens no link', async () => {
  const refused = (headers: Record<string, string>) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, { headers })
      socket.once('error', (error) => resolve(error.message))
      socket.once('open', () => resolve('opened'))
    })
  const { bearer } = await server.signIn('operator')
  expect(await refused({})).toContain('401')
  expect(await refused({ authorization: `Bearer ${bearer}`, origin: 'https://evil.example' })).toContain('401')
})

test('the server keeps nothing of listeners that left', async () => {
  const { bearer } = await server.signIn('operator')
  const before = server.server.liveCount()
  for (let round = 0; round < 10; round += 1) {
    const links = await Promise.all(Array.from({ length: 20 }, () => listen(bearer)))
    await Promise.all(
      links.map(({ socket }) => {
        const closed = new Promise((resolve) => socket.once('close', resolve))
        socket.close()
        return closed
      }),
    )
  }
  await expect.poll(() => server.server.liveCount()).toBe(before)
})

test('a process that lost the bus makes its listeners reload, because it missed what others said', async () => {
  const second = await startServer({
    database: server.database,
    settings: serverSettings({}, { port: 0 }),
    log: createLog(() => {}),
  })
  try {
    const { bearer } = await server.signIn('operator')
    const link = await listen(bearer, {}, second.url)
    const welcome = await link.until(({ type }) => type === 'welcome')
    const dropped = new Promise((resolve) => link.socket.once('close', resolve))
    await server.sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'takt live' and datname = current_database()",
    )
    await dropped
    const since = welcome.type === 'welcome' ? { epoch: welcome.epoch, seq: welcome.seq } : undefined
    const back = await listen(bearer, { since }, second.url)
    expect(back.messages[0]).toMatchObject({ type: 'welcome', resumed: false })
  } finally {
    await second.stop()
  }
})

test('a machine that moved is shown by every process to its own listeners, however large its row', async () => {
  const second = await startServer({
    database: server.database,
    settings: serverSettings({}, { port: 0 }),
    log: createLog(() => {}),
  })
  try {
    const { bearer } = await server.signIn('operator')
    const link = await listen(bearer, {}, second.url)
    await server.sql(
      "update machine set object_description = repeat('x', 9000) where company_id = 1000 and machine_id = 'M108'",
    )
    expect((await signal('M108', 'stopped')).status).toBe(200)
    await link.until(
      (message) =>
        message.type === 'events' &&
        message.events.some(({ name, data }) => name === 'MachineChanged' && data.machine_id === 'M108'),
    )
  } finally {
    await second.stop()
  }
})

test('a changed company setting is stored, told to everybody, and only by who may', async () => {
  const operator = await server.signIn('operator')
  const admin = await server.signIn('admin')
  const link = await listen(operator.bearer, { events: ['SettingsChanged'] })
  expect((await operator.call('set_company_setting', { name: 'showBannerClock', value: 'yes' })).status).toBe(403)
  expect((await admin.raw({ name: 'set_company_setting', payload: { name: 'madeUp', value: '1' } })).status).toBe(422)
  expect((await admin.call('set_company_setting', { name: 'showBannerClock', value: 'yes' })).status).toBe(200)
  await link.until(
    (message) => message.type === 'events' && message.events.some(({ name }) => name === 'SettingsChanged'),
  )
  const session = await fetch(`${server.url}/api/session`, { headers: { authorization: `Bearer ${operator.bearer}` } })
  expect(await session.json()).toMatchObject({ data: [{ company_settings: { showBannerClock: '1' } }] })
})

test('D-CALL-33-X a document that was added is told to everybody of the company, by its number alone', async () => {
  const admin = await server.signIn('admin')
  const [operator, stranger] = await Promise.all([server.signIn('operator'), server.signIn('admin', 'second')])
  const [heard, apart] = await Promise.all([
    listen(operator.bearer, { events: ['file-archive-added'] }),
    listen(stranger.bearer, { events: ['file-archive-added'] }),
  ])
  const address = { document_link: 'https://plm.example/1', document_description: 'Sheet', machine_id: 'M101' }
  const { data } = await admin.call('save_document', address)
  const message = await heard.until(({ type }) => type === 'events')
  expect(message).toMatchObject({
    events: [{ name: 'file-archive-added', data: { record_no: data[0]?.record_no } }],
  })
  expect(apart.messages.filter(({ type }) => type === 'events')).toEqual([])
})
