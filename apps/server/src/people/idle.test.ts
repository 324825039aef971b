import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { answerOf, testServer } from '../../test/test-server.ts'
import { example } from '../seed/example.ts'

const server = testServer()
const MINUTE = 60_000
const browser = () => ({ 'content-type': 'application/json', origin: server.url, 'sec-fetch-site': 'same-origin' })

beforeEach(async () => {
  server.clock.now = Date.now()
  await set('idleSignOutMinutes', '15')
})
afterEach(async () => {
  await set('idleSignOutMinutes', null)
  await set('idleSignOutTerminalMinutes', null)
})

async function set(name: 'idleSignOutMinutes' | 'idleSignOutTerminalMinutes', value: string | null) {
  const { call } = await server.signIn('admin')
  expect((await call('set_company_setting', { name, value })).status).toBe(200)
}

const wait = (minutes: number) => {
  server.clock.now = Number(server.clock.now) + minutes * MINUTE
}

/** A browser: its calls carry the cookie, as those of a page that loads by itself do. */
async function page(username: string) {
  const response = await fetch(`${server.url}/api/session`, {
    method: 'POST',
    headers: browser(),
    body: JSON.stringify({ company_key: 'example', username, password: example.password }),
  })
  const cookie = (response.headers.getSetCookie().find((one) => one.startsWith('takt_session=')) ?? '').split(';')[0]
  const { data } = await answerOf(response)
  const headers = { ...browser(), cookie: cookie ?? '', 'x-takt-token': String(data[0]?.token) }
  const post = (path: string, body: object) =>
    fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) }).then(answerOf)
  return {
    cookie: cookie ?? '',
    load: () => post('/api/call', { name: 'get_machines', payload: {} }),
    touch: () => post('/api/session/use', {}),
  }
}

test('T-PLANT-577 T-SAFE-33 a page that only loads by itself keeps no session open: after the minutes it is signed out, and told why', async () => {
  const { load, touch } = await page('operator')
  wait(10)
  expect((await load()).status).toBe(200)
  wait(4)
  expect((await load()).status).toBe(200)
  wait(1)
  expect(await load()).toMatchObject({
    status: 401,
    code: 13,
    message: 'You were signed out after 15 minutes without use. Sign in again.',
  })
  expect((await touch()).status).toBe(401)
  expect((await load()).status).toBe(401)
  // Once in the trail, however often the page asks.
  const told = await server.sql(`select username, key from audit where what = 'session.expired' and session <> ''`)
  expect(told).toEqual([{ username: 'operator', key: 'operator' }])
})

test('T-SAFE-33 whoever touches the screen stays signed in, and so does a program that calls', async () => {
  const { load, touch } = await page('operator')
  const program = await server.signIn('operator')
  for (let round = 0; round < 4; round += 1) {
    wait(10)
    expect((await touch()).status).toBe(200)
    expect((await load()).status).toBe(200)
    expect((await program.call('get_machines', {})).status).toBe(200)
  }
  wait(15)
  expect((await program.call('get_machines', {})).status).toBe(401)
})

test('T-PLANT-577 T-SAFE-33 shared terminals stay until they are given minutes of their own; without minutes nobody is signed out', async () => {
  const [terminal, person] = [await page('interface'), await page('operator')]
  wait(600)
  expect((await terminal.load()).status).toBe(200)
  expect((await person.load()).status).toBe(401)
  await set('idleSignOutTerminalMinutes', '30')
  expect((await terminal.load()).status).toBe(200)
  wait(30)
  expect((await terminal.load()).status).toBe(401)
  await set('idleSignOutMinutes', '0')
  await set('idleSignOutTerminalMinutes', '0')
  // Who was signed out stays so, whatever is set afterwards.
  expect([(await terminal.load()).status, (await person.load()).status]).toEqual([401, 401])
  const [other, another] = [await page('interface'), await page('operator')]
  wait(600)
  expect([(await other.load()).status, (await another.load()).status]).toEqual([200, 200])
})

test('T-SAFE-33 switching it on signs nobody out at once', async () => {
  await set('idleSignOutMinutes', null)
  const { load } = await page('operator')
  await server.sql("update session set last_used_at = created_at - interval '3 days'")
  await set('idleSignOutMinutes', '15')
  expect((await load()).status).toBe(200)
})

test('T-SAFE-33 a session that nobody used is none of one’s open ones, and opens no live link', async () => {
  const { cookie } = await page('operator')
  wait(16)
  const { call } = await server.signIn('operator')
  expect((await call('get_my_sessions', {})).data).toMatchObject([{ current: true }])
  const link = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, { headers: { cookie } })
  const refused = await new Promise<Error>((then) => link.once('error', then))
  expect(refused.message).toContain('401')
})
