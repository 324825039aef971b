import { beforeEach, expect, test } from 'vitest'
import { post, testServer } from '../../test/test-server.ts'
import { example } from '../seed/example.ts'

const server = testServer({ trustProxy: '127.0.0.1' })
const OWNER = { company_key: 'example', username: 'planner', password: example.password }

beforeEach(async () => {
  server.clock.now ??= Date.now()
  await server.sql('delete from sign_in_failure')
})

/** A browser at an address, with the cookies it has. */
async function signIn(who: object, { address = '10.0.0.1', cookie = '' } = {}) {
  const response = await fetch(`${server.url}/api/session`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify(who),
  })
  const device = response.headers.getSetCookie().find((one) => one.startsWith('takt_device='))
  return { status: response.status, device: device?.split(';')[0] ?? '', all: device ?? '' }
}

test('T-SAFE-26 of guesses that are made at once every one is counted', async () => {
  const guesses = await Promise.all(Array.from({ length: 20 }, () => signIn({ ...OWNER, password: 'guess' })))
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(3)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(17)
})

test('T-SAFE-26 whoever guesses in another’s name keeps out neither a device of theirs nor other addresses', async () => {
  const { device, all } = await signIn(OWNER, { address: '10.0.0.2' })
  expect(all).toMatch(/HttpOnly; SameSite=Strict; Path=\/api\/session/)
  for (let guess = 0; guess < 4; guess += 1) await signIn({ ...OWNER, password: 'guess' }, { address: '10.0.0.9' })
  expect((await signIn(OWNER, { address: '10.0.0.9' })).status).toBe(429)
  expect((await signIn(OWNER, { address: '10.0.0.7' })).status).toBe(200)
  // From many addresses the account itself waits, but for the devices it knows.
  for (let guess = 0; guess < 40; guess += 1) {
    await signIn({ ...OWNER, password: 'guess' }, { address: `10.0.1.${guess}` })
  }
  expect((await signIn(OWNER, { address: '10.0.0.8' })).status).toBe(429)
  expect((await signIn(OWNER, { address: '10.0.0.9', cookie: device })).status).toBe(200)
})

test('T-SAFE-26 a known device has no more tries than an address, and is worth nothing to somebody else', async () => {
  const { device } = await signIn(OWNER)
  const guess = () => signIn({ ...OWNER, password: 'guess' }, { cookie: device })
  expect([await guess(), await guess(), await guess(), await guess()].map(({ status }) => status)).toEqual([
    401, 401, 401, 429,
  ])
  const other = { ...OWNER, username: 'supervisor', password: 'guess' }
  for (let tries = 0; tries < 3; tries += 1) expect((await signIn(other, { cookie: device })).status).toBe(401)
  expect((await signIn(other)).status).toBe(429)
})

test('T-SAFE-26 an account that signs in rightly on many new devices never waits for it', async () => {
  const planner = { ...OWNER, username: 'planner' }
  const answers = []
  for (let sign = 0; sign < 35; sign += 1) answers.push((await signIn(planner, { address: `10.0.2.${sign}` })).status)
  expect(new Set(answers)).toEqual(new Set([200]))
})

test('T-SAFE-27 a password that everybody guesses is not taken, from the person or an administrator', async () => {
  const admin = await server.signIn('admin')
  const planner = await server.signIn('planner')
  const common = [409, expect.stringContaining('everybody guesses')]
  const changed = await planner.call('change_password', {
    old_password: example.password,
    new_password: 'Password2026!',
  })
  expect([changed.status, changed.message]).toEqual(common)
  const row = (await admin.call('get_users', {})).data.find(({ username }) => username === 'planner')
  const set = await admin.raw({ name: 'save_user', payload: { ...row, password: 'planner-2026' } })
  expect([set.status, set.message]).toEqual(common)
  const short = await admin.raw({ name: 'save_user', payload: { ...row, password: 'k7#vQ2' } })
  expect(short.message).toContain('10')
})

test.each([
  ['manchester', 'many have it'],
  ['1q2w3e4r5t', 'many have it'],
  ['Basketball2026!', 'many have it, dressed'],
  ['nordic moulding 26', 'the company’s name'],
])('T-SAFE-117 %s is not taken: %s', async (new_password) => {
  await server.sql("update company set company_name = 'Nordic Moulding' where company_id = 1000")
  const planner = await server.signIn('planner')
  const changed = await planner.call('change_password', { old_password: example.password, new_password })
  expect([changed.status, changed.message]).toEqual([409, expect.stringContaining('everybody guesses')])
  const admin = await server.signIn('admin')
  const row = (await admin.call('get_users', {})).data.find(({ username }) => username === 'planner')
  const set = await admin.raw({ name: 'save_user', payload: { ...row, password: new_password } })
  expect([set.status, set.message]).toEqual([409, expect.stringContaining('everybody guesses')])
})

test('T-SAFE-117 a common word with a long number of one’s own is a password', async () => {
  const planner = await server.signIn('planner')
  const own = 'manchester 84019273'
  const change = (old_password: string, new_password: string) =>
    planner.call('change_password', { old_password, new_password })
  expect((await change(example.password, own)).status).toBe(200)
  expect((await change(own, example.password)).status).toBe(200)
})

test('T-SAFE-28 behind a proxy that is trusted a client’s own address counts, for tries and for who may come from where', async () => {
  await server.sql(
    "update app_user set allowed_addresses = '{10.7.7.0/24}' where company_id = 1000 and username = 'restricted'",
  )
  const who = { ...OWNER, username: 'restricted' }
  expect((await signIn(who, { address: '10.7.7.5' })).status).toBe(200)
  expect((await signIn(who, { address: '10.7.8.5' })).status).toBe(401)
  const answer = await post(`${server.url}/api/session`, who)
  expect(answer.status).toBe(401)
})
