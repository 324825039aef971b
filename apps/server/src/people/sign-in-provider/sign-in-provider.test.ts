import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { at, COMPANY, cleanUp, setUp } from '../../../test/provider-plant.ts'
import { smallBrowser } from '../../../test/small-browser.ts'
import { answerOf, post, testServer } from '../../../test/test-server.ts'
import { example } from '../../seed/example.ts'
import { type IdentityProvider, openIdentityProvider } from './identity-provider.fixture.ts'

const server = testServer()
let there: IdentityProvider
const { signIn, sessionIn, refusedIn, entries, userOf } = at(server)

beforeAll(async () => {
  there = await openIdentityProvider()
  there.knows(server.url)
})
afterAll(() => there.close())
beforeEach(async () => {
  there.people.clear()
  there.people.set('s-anna', { name: 'Anna Ek', preferred_username: 'anna', groups: ['takt-operators'] })
  Object.assign(there, { next: 's-anna', extra: {}, away: false, givesRefreshTokens: true, strength: {} })
  await server.sql('delete from sign_in_failure')
  await setUp(server, there)
})
afterEach(() => cleanUp(server))

test('T-SAFE-48 T-SAFE-49 somebody of the company signs in with its provider and becomes a user of the level of the group', async () => {
  const browser = await signIn(there, { back: '/machines/all' })
  expect(browser.visited.at(-1)).toBe(`${server.url}/machines/all`)
  expect(await sessionIn(browser)).toMatchObject({
    username: 'anna',
    full_name: 'Anna Ek',
    usertype: 1,
    company_key: 'example',
  })
  expect(await entries('session.opened', 'anna')).toMatchObject([{ after: { provider: 'Plant ID' } }])
  expect(await entries('user.added', 'anna')).toHaveLength(1)
  // Nobody can come in with the password of somebody who has none.
  const guessed = await post(`${server.url}/api/session`, { company_key: 'example', username: 'anna', password: ' ' })
  expect(guessed.status).toBe(401)
})

test('T-SAFE-48 the code goes with PKCE, state and nonce, and none of them is in the browser or lies open', async () => {
  const browser = smallBrowser()
  const started = await answerOf(
    await browser.post(`${server.url}/api/session/provider/start`, { company_key: 'example' }),
  )
  const asked = new URL(String(started.data[0]?.url)).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${server.url}/api/session/provider/callback`,
  })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThan(30)
  const [row] = await server.sql<Record<string, unknown>>('select * from provider_start')
  expect(JSON.stringify(row)).not.toContain(asked.get('state'))
  expect(browser.cookie(server.url)).not.toContain(asked.get('state'))
})

test('T-SAFE-51 an answer to a sign-in that another browser began opens nothing', async () => {
  const begun = await signIn(there, { stopBefore: '/api/session/provider/callback' })
  const other = smallBrowser()
  await other.open(begun.visited.at(-1) ?? '')
  expect(refusedIn(other)).toBe('other-browser')
  expect(await sessionIn(other)).toBeNull()
  expect(await entries('session.refused', '')).toMatchObject([{ after: { why: 'other-browser' } }])
})

test('T-SAFE-51 a state that was not given, and an answer that comes twice, open nothing', async () => {
  const browser = await signIn(there)
  const answer = browser.visited.find((url) => url.includes('/callback?')) ?? ''
  await browser.open(answer)
  expect(refusedIn(browser)).toBe('expired')
  const fresh = await signIn(there, { stopBefore: '/api/session/provider/callback' })
  const changed = new URL(fresh.visited.at(-1) ?? '')
  changed.searchParams.set('state', 'made-up')
  await fresh.open(changed.href)
  expect(refusedIn(fresh)).toBe('expired')
  expect(await sessionIn(fresh)).toBeNull()
})

test('T-SAFE-51 a code that was used before opens nothing, also with a new state', async () => {
  const first = await signIn(there)
  const code = new URL(first.visited.find((url) => url.includes('/callback?')) ?? '').searchParams.get('code') ?? ''
  const second = await signIn(there, { stopBefore: '/api/session/provider/callback' })
  const answer = new URL(second.visited.at(-1) ?? '')
  answer.searchParams.set('code', code)
  await second.open(answer.href)
  expect(refusedIn(second)).toBe('not-proven')
})

test('T-SAFE-51 a foreign nonce and a foreign issuer open nothing', async () => {
  const nonced = await signIn(there, { stopBefore: '/api/session/provider/callback' })
  await server.sql(`update provider_start set nonce = 'of another sign-in'`)
  await nonced.open(nonced.visited.at(-1) ?? '')
  expect(refusedIn(nonced)).toBe('not-proven')
  const issued = await signIn(there, { stopBefore: '/api/session/provider/callback' })
  const answer = new URL(issued.visited.at(-1) ?? '')
  answer.searchParams.set('iss', 'https://evil.example')
  await issued.open(answer.href)
  expect(refusedIn(issued)).toBe('not-proven')
})

test('T-SAFE-51 nobody is led elsewhere after signing in, and a sign-in that took too long is begun anew', async () => {
  const browser = await signIn(there, { back: '//evil.example/x' })
  expect(browser.visited.at(-1)).toBe(`${server.url}/`)
  const late = await signIn(there, { stopBefore: '/api/session/provider/callback' })
  server.clock.now = Date.now() + 601_000
  await late.open(late.visited.at(-1) ?? '')
  server.clock.now = null
  expect(refusedIn(late)).toBe('expired')
})

test('T-SAFE-50 the highest group counts, at every sign-in; who is in none is refused in words', async () => {
  there.people.set('s-anna', { preferred_username: 'anna', groups: ['takt-operators', 'takt-planners', 'chess'] })
  expect(await sessionIn(await signIn(there))).toMatchObject({ usertype: 3 })
  there.people.set('s-anna', { preferred_username: 'anna', groups: ['takt-operators'] })
  expect(await sessionIn(await signIn(there))).toMatchObject({ usertype: 1 })
  expect(await entries('user.level-by-provider', 'anna')).toMatchObject([
    { before: { usertype: 3 }, after: { usertype: 1 } },
  ])
  there.people.set('s-anna', { preferred_username: 'anna', groups: ['chess'] })
  const refused = await signIn(there)
  expect(refusedIn(refused)).toBe('no-group')
  expect(await sessionIn(refused)).toBeNull()
  await setUp(server, there, { default_level: 2 })
  expect(await sessionIn(await signIn(there))).toMatchObject({ usertype: 2 })
})

test('T-SAFE-136 who proved less at the provider than the company demands is refused in words', async () => {
  await setUp(server, there, { required_acr: 'gold', required_amr: 'otp hwk' })
  const weak = [{}, { acr: 'gold' }, { amr: ['otp'] }, { acr: 'bronze', amr: ['otp'] }, { acr: 'gold', amr: ['pwd'] }]
  for (const strength of weak) {
    there.strength = strength
    const refused = await signIn(there)
    expect([strength, refusedIn(refused)]).toEqual([strength, 'not-strong'])
    expect(await sessionIn(refused)).toBeNull()
  }
  expect(await entries('session.refused', '')).toContainEqual({
    before: null,
    after: { why: 'not-strong', provider: 'Plant ID' },
  })
  there.strength = { acr: 'gold', amr: ['pwd', 'hwk'] }
  const browser = await signIn(there)
  expect(await sessionIn(browser)).toMatchObject({ username: 'anna' })
  const way = new URL(browser.visited.find((url) => url.includes('acr_values')) ?? '')
  expect(way.searchParams.get('acr_values')).toBe('gold')
})

test('T-SAFE-136 a stronger demand ends sessions of before', async () => {
  there.strength = { acr: 'bronze' }
  const early = await signIn(there)
  expect(await sessionIn(early)).toMatchObject({ username: 'anna' })
  await setUp(server, there, { required_acr: 'gold' })
  expect(await sessionIn(early)).toBeNull()
  there.strength = { acr: 'gold' }
  expect(await sessionIn(await signIn(there))).toMatchObject({ username: 'anna' })
})

test('T-SAFE-49 a name of somebody who is here opens nothing: who has both links them, and then has no password', async () => {
  there.people.set('s-sup', { preferred_username: 'Supervisor', groups: ['takt-planners'] })
  there.next = 's-sup'
  expect(refusedIn(await signIn(there))).toBe('name-taken')
  const browser = smallBrowser()
  const words = { company_key: 'example', username: 'supervisor', password: example.password }
  await browser.post(`${server.url}/api/session`, words)
  const token = String((await sessionIn(browser))?.token)
  await signIn(there, { browser, link: token, back: '/account' })
  expect(browser.visited.at(-1)).toBe(`${server.url}/account`)
  expect(await sessionIn(browser)).toMatchObject({ username: 'supervisor', usertype: 3 })
  expect(await entries('user.linked', 'supervisor')).toHaveLength(1)
  expect(await sessionIn(await signIn(there))).toMatchObject({ username: 'supervisor' })
  const byPassword = await post(`${server.url}/api/session`, words)
  expect([byPassword.status, byPassword.message]).toEqual([401, expect.stringContaining('company’s own sign-in')])
  // Of another person it is not, and another user's it cannot be.
  await server.sql(`update app_user set usertype = 2 where username = 'supervisor' and company_id = ${COMPANY}`)
})

test('T-SAFE-49 without leave to make users, and for a user who is switched off, it ends in words', async () => {
  await setUp(server, there, { creates_users: false })
  expect(refusedIn(await signIn(there))).toBe('unknown-person')
  await setUp(server, there)
  await signIn(there)
  await server.sql(`update app_user set active = false where username = 'anna'`)
  expect(refusedIn(await signIn(there))).toBe('closed')
  expect((await entries('session.refused', 'anna')).at(-1)).toMatchObject({ after: { why: 'closed' } })
  expect(await userOf('anna')).toMatchObject({ active: false })
})

test('T-SAFE-48 who declines at the provider, and a provider that gives no refresh token, let nobody in', async () => {
  there.next = 'nobody'
  expect(refusedIn(await signIn(there))).toBe('declined')
  Object.assign(there, { next: 's-anna', givesRefreshTokens: false })
  expect(refusedIn(await signIn(there))).toBe('no-refresh')
  there.away = true
  const started = await post(`${server.url}/api/session/provider/start`, { company_key: 'example' })
  // What the provider is was asked before: it is the person's browser that finds nobody there.
  expect([200, 503]).toContain(started.status)
})

test('T-SAFE-48 a company without a provider and one that is not here give the same answer', async () => {
  const ask = (company_key: string, path = '') => post(`${server.url}/api/session/provider${path}`, { company_key })
  expect((await ask('example')).data).toEqual([{ label: 'Plant ID' }])
  for (const path of ['', '/start']) {
    const [without, unknown] = [await ask('second', path), await ask('nobody-here', path)]
    expect(without.body).toEqual(unknown.body)
    expect(without.status).toBe(unknown.status)
  }
})

test('T-SAFE-53 two companies with two providers never mix', async () => {
  const other = await openIdentityProvider()
  other.knows(server.url)
  other.people.set('s-anna', { preferred_username: 'anna', groups: ['takt-planners'] })
  other.next = 's-anna'
  await setUp(server, other, {}, 'second')
  const [here, second] = [await signIn(there), await signIn(other, { company_key: 'second' })]
  expect(await sessionIn(here)).toMatchObject({ company_key: 'example', usertype: 1 })
  expect(await sessionIn(second)).toMatchObject({ company_key: 'second', usertype: 3 })
  // An answer of one provider to the question of the other's company.
  const mixed = await signIn(there, { stopBefore: '/api/session/provider/callback' })
  const foreign = await signIn(other, {
    company_key: 'second',
    stopBefore: '/api/session/provider/callback',
    browser: smallBrowser(),
  })
  const answer = new URL(mixed.visited.at(-1) ?? '')
  const theirs = new URL(foreign.visited.at(-1) ?? '')
  for (const name of ['code', 'iss']) answer.searchParams.set(name, theirs.searchParams.get(name) ?? '')
  await mixed.open(answer.href)
  expect(refusedIn(mixed)).toBe('not-proven')
  // The same subject of the other provider is nobody here.
  await setUp(server, other, { creates_users: false })
  expect(refusedIn(await signIn(other))).toBe('name-taken')
  await other.close()
})
