import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testServer } from '../../test/test-server.ts'
import { example } from '../seed/example.ts'

const server = testServer()
const NEW = 'a much longer one'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
const hashOf = async () => {
  const [row] = await server.sql<{ password_hash: string }>(
    "select password_hash from app_user where company_id = 1000 and username = 'operator'",
  )
  return row?.password_hash ?? ''
}
let before = ''

beforeEach(async () => {
  before = await hashOf()
  await server.sql('delete from sign_in_failure')
  await server.sql('delete from session')
})
afterEach(async () => {
  await server.sql("update app_user set password_hash = $1 where company_id = 1000 and username = 'operator'", [before])
})

test('T-ROUTE-78-X a person sees where they are signed in, and ends one of their sessions', async () => {
  const [here, there, other] = [
    await server.signIn('operator'),
    await server.signIn('operator'),
    await server.signIn('supervisor'),
  ]
  const { data } = await here.call('get_my_sessions', {})
  expect(data).toHaveLength(2)
  expect(data.filter((row) => row.current)).toHaveLength(1)
  const elsewhere = data.find((row) => !row.current)
  expect(JSON.stringify(data)).not.toContain('token')

  const session_key = String(elsewhere?.session_key)
  // Another person's key names nothing.
  expect((await other.call('end_my_session', { session_key }, randomUUID())).status).toBe(404)
  expect((await there.call('get_my_sessions', {})).status).toBe(200)
  expect((await here.call('end_my_session', { session_key }, randomUUID())).status).toBe(200)
  expect((await there.call('get_my_sessions', {})).status).toBe(401)
  expect((await here.call('get_my_sessions', {})).data).toHaveLength(1)
  expect(await here.call('end_my_session', { session_key }, randomUUID())).toMatchObject({
    status: 404,
    message: 'That session has already ended.',
  })
})

test('T-SAFE-132 a person knows their sessions by browser, system, address and when they were last heard of', async () => {
  const start = Date.now()
  server.clock.now = start
  const opened = await fetch(`${server.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
    body: JSON.stringify({ company_key: example.company_key, username: 'operator', password: example.password }),
  })
  expect(opened.status).toBe(200)
  const here = await server.signIn('operator')
  server.clock.now = start + 59_000
  await here.call('get_machines', {})
  const rows = async () => (await here.call('get_my_sessions', {})).data
  expect(await rows()).toMatchObject([
    { current: true, address: '127.0.0.1', seen_at: new Date(start).toISOString() },
    { current: false, browser: 'Firefox', system: 'Windows', address: '127.0.0.1' },
  ])
  server.clock.now = start + 60_000
  await here.call('get_machines', {})
  expect(await rows()).toMatchObject([
    { current: true, seen_at: new Date(start + 60_000).toISOString() },
    { current: false, seen_at: new Date(start).toISOString() },
  ])
  // Of what the browser says no more is kept than is shown.
  const stored = await server.sql('select * from session')
  expect(JSON.stringify(stored)).not.toContain('Gecko')
  server.clock.now = null
})

test('T-ROUTE-78-X a password is changed with the old one, and every other session ends', async () => {
  const [here, there] = [await server.signIn('operator'), await server.signIn('operator')]
  const change = (old_password: string, new_password: string) =>
    here.call('change_password', { old_password, new_password }, randomUUID())
  expect(await change('guessed', NEW)).toMatchObject({ status: 409, message: 'The old password is not right.' })
  expect((await change(example.password, 'short')).message).toBe('A password has at least 10 characters.')
  expect((await change(example.password, example.password)).message).toBe('The new password is the old one.')
  expect(await hashOf()).toBe(before)
  expect((await there.call('get_my_sessions', {})).status).toBe(200)

  expect(await change(example.password, NEW)).toMatchObject({ status: 200, data: [{ ended_sessions: 1 }] })
  expect(await hashOf()).not.toBe(before)
  // At full cost, unlike those that the tests sign in with.
  expect(await hashOf()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await there.call('get_my_sessions', {})).status).toBe(401)
  expect((await here.call('get_my_sessions', {})).status).toBe(200)
  await expect(server.signIn('operator')).rejects.toThrow()
  const [noted] = await server.sql<{ what: string; after: unknown }>(
    "select what, after from audit where company_id = 1000 and what = 'password.changed' order by at desc limit 1",
  )
  expect(noted).toEqual({ what: 'password.changed', after: null })
})

test('T-ROUTE-78-X guessing the old password is slowed down as at the door', async () => {
  const here = await server.signIn('operator')
  const guess = () =>
    here.call('change_password', { old_password: 'guessed', new_password: NEW }, randomUUID()).then((a) => a.message)
  for (const _ of [1, 2, 3]) expect(await guess()).toBe('The old password is not right.')
  expect(await guess()).toMatch(/^Too many wrong passwords\. Wait \d+ s\.$/)
})

test('T-ROUTE-78-X passwords are no part of the hash that tells a repeated request', async () => {
  const here = await server.signIn('operator')
  const ids = [randomUUID(), randomUUID()]
  await here.call('change_password', { old_password: example.password, new_password: NEW }, ids[0])
  await here.call('change_password', { old_password: NEW, new_password: example.password }, ids[1])
  const rows = await server.sql<{ payload_hash: string }>(
    "select distinct payload_hash from request_answer where name = 'change_password' and request_id = any($1)",
    [ids],
  )
  expect(rows).toHaveLength(1)
})

test('W-ENTITY-19 printers have a number and a description', async () => {
  const { data } = await (await server.signIn('operator')).call('get_printers', {})
  expect(data.map((row) => row.printer_no)).toEqual(['Office A4', 'Zebra dispatch', 'Zebra hall'])
  expect(data.every((row) => row.printer_description !== '')).toBe(true)
})

test('T-PLANT-229 what a person chooses is their own on the next device; two devices never undo each other, a shared device keeps its own', async () => {
  const sessionOf = async (username: string) => {
    const { bearer } = await server.signIn(username)
    const answer = await fetch(`${server.url}/api/session`, { headers: { authorization: `Bearer ${bearer}` } })
    return ((await answer.json()) as { data: unknown[] }).data[0]
  }
  const versionOf = async () => {
    const [row] = await server.sql<{ version: number }>(
      "select version from app_user where company_id = 1000 and username = 'planner'",
    )
    return row?.version ?? 0
  }
  const before = await versionOf()
  const [here, there] = [await server.signIn('planner'), await server.signIn('planner')]
  await here.call('set_own_choices', { language: 'sv', brightness: 'dark' })
  // An administrator's form shows the language: who has it open must not put it back unawares.
  expect(await versionOf()).toBe(before + 1)
  const answer = await there.call('set_own_choices', { start_page: '/machines/mine/all', look: { font: 'system' } })
  expect(await versionOf()).toBe(before + 1)
  const choices = { brightness: 'dark', start_page: '/machines/mine/all', look: { font: 'system' } }
  expect(answer.data).toEqual([{ language: 'sv', ...choices }])
  expect(await sessionOf('planner')).toMatchObject({ language: 'sv', choices })
  expect(await sessionOf('operator')).toMatchObject({ language: 'en', choices: {} })
  const outside = await here.call('set_own_choices', { start_page: 'https://evil.example' })
  expect(outside.status).toBe(422)
  await server.sql("update app_user set deviceuser = true where company_id = 1000 and username = 'planner'")
  const atDevice = await server.signIn('planner')
  await server.sql("update session set device_employee = '0101'")
  const shared = await atDevice.call('set_own_choices', { language: 'en' })
  expect(shared).toMatchObject({ status: 409 })
  expect(await sessionOf('planner')).toMatchObject({ language: 'sv', choices })
  await server.sql(
    "update app_user set deviceuser = false, language = 'en', choices = '{}' where company_id = 1000 and username = 'planner'",
  )
})
