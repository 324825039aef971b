import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { at, cleanUp, setUp } from '../../../test/provider-plant.ts'
import type { SmallBrowser } from '../../../test/small-browser.ts'
import { answerOf, testServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { type IdentityProvider, openIdentityProvider } from './identity-provider.fixture.ts'
import { MOST_MS_WITHOUT_ANSWER, RENEW_EVERY_MS } from './renew-sessions.ts'

const server = testServer()
let there: IdentityProvider
const { signIn, sessionIn, entries } = at(server)

beforeAll(async () => {
  there = await openIdentityProvider()
  there.knows(server.url)
})
afterAll(() => there.close())
beforeEach(async () => {
  there.people.clear()
  there.people.set('s-anna', { preferred_username: 'anna', groups: ['takt-operators'] })
  there.people.set('s-bo', { preferred_username: 'bo', groups: ['takt-operators'] })
  Object.assign(there, { next: 's-anna', away: false })
  await setUp(server, there)
})
afterEach(() => cleanUp(server))

const later = (ms: number) => {
  server.clock.now = (server.clock.now ?? Date.now()) + ms
}
const tokensOf = () =>
  server.sql<{ refresh_token: string; id_token: string }>('select refresh_token, id_token from provider_session')
const renewed = async (calls: number) => {
  later(RENEW_EVERY_MS)
  await until(() => expect(there.tokenCalls).toBeGreaterThan(calls))
}

test('T-SAFE-52 whoever leaves the company is out within a minute; a colleague stays', async () => {
  const anna = await signIn(there)
  there.next = 's-bo'
  const bo = await signIn(there)
  there.people.delete('s-anna')
  expect(RENEW_EVERY_MS).toBeLessThanOrEqual(45_000)
  later(RENEW_EVERY_MS)
  await until(async () => expect(await sessionIn(anna)).toBeNull())
  expect(await sessionIn(bo)).toMatchObject({ username: 'bo' })
  expect(await entries('session.ended-by-provider', 'anna')).toMatchObject([{ after: { why: 'refused' } }])
})

test('T-SAFE-52 a session is renewed again and again with tokens that lie sealed, and not more often', async () => {
  const anna = await signIn(there)
  const [first] = await tokensOf()
  for (const token of Object.values(first ?? {})) expect(token).toMatch(/^enc1\./)
  for (const _ of [1, 2, 3]) await renewed(there.tokenCalls)
  const calls = there.tokenCalls
  later(RENEW_EVERY_MS / 2)
  there.next = 's-bo'
  await signIn(there)
  // That of the sign-in; nothing was due.
  expect(there.tokenCalls).toBe(calls + 1)
  expect(await sessionIn(anna)).toMatchObject({ username: 'anna' })
  expect((await tokensOf())[0]).not.toEqual(first)
})

test('T-SAFE-52 a provider that is away signs nobody out for a shift, and then does', async () => {
  const anna = await signIn(there)
  there.away = true
  later(MOST_MS_WITHOUT_ANSWER - 60_000)
  await until(() => expect(server.log.join('\n')).toContain('did not answer for a session'))
  expect(await sessionIn(anna)).toMatchObject({ username: 'anna' })
  later(120_000)
  await until(async () => expect(await sessionIn(anna)).toBeNull())
  expect((await entries('session.ended-by-provider', 'anna')).at(-1)).toMatchObject({ after: { why: 'unanswered' } })
})

test('T-SAFE-52 T-SAFE-50 who is taken out of a group during the day has its rights no longer, and without any is out', async () => {
  there.people.set('s-anna', { preferred_username: 'anna', groups: ['takt-planners'] })
  const anna = await signIn(there)
  expect(await sessionIn(anna)).toMatchObject({ usertype: 3 })
  there.people.set('s-anna', { preferred_username: 'anna', groups: ['takt-operators'] })
  later(RENEW_EVERY_MS)
  await until(async () => expect(await sessionIn(anna)).toMatchObject({ usertype: 1 }))
  there.people.set('s-anna', { preferred_username: 'anna', groups: [] })
  later(RENEW_EVERY_MS)
  await until(async () => expect(await sessionIn(anna)).toBeNull())
  expect((await entries('session.ended-by-provider', 'anna')).at(-1)).toMatchObject({ after: { why: 'no-group' } })
})

const sidOf = async (username: string) => {
  const [row] = await server.sql<{ sid: string }>(
    'select p.sid from provider_session p join session s using (company_id, token_hash) join app_user u using (company_id, user_id) where u.username = $1',
    [username],
  )
  return row?.sid ?? ''
}

test('T-SAFE-52 what the provider says by itself counts at once, for the person it speaks of alone', async () => {
  const anna = await signIn(there)
  there.next = 's-bo'
  const bo = await signIn(there)
  const sid = await sidOf('anna')
  expect(sid).not.toBe('')
  expect(await there.logOut('s-anna', sid)).toBe(200)
  expect(await sessionIn(anna)).toBeNull()
  expect(await sessionIn(bo)).toMatchObject({ username: 'bo' })
  expect((await entries('session.ended-by-provider', 'anna')).at(-1)).toMatchObject({
    after: { why: 'signed-out-there' },
  })
})

test('T-SAFE-52 a word that is not the provider’s, is no such word, or is old, ends nothing', async () => {
  const anna = await signIn(there)
  const say = (logout_token: string) =>
    fetch(`${server.url}/api/session/provider/logout`, { method: 'POST', body: new URLSearchParams({ logout_token }) })
  const made = { iss: there.issuer, aud: 'takt', sub: 's-anna' }
  const unsigned = [{ alg: 'none' }, made]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  for (const token of ['', 'x', `${unsigned}.`]) expect((await say(token)).status).toBe(400)
  const other = await openIdentityProvider()
  other.knows(server.url)
  expect(await other.logOut('s-anna', await sidOf('anna'))).toBe(400)
  later(600_000)
  expect(await there.logOut('s-anna', await sidOf('anna'))).toBe(400)
  server.clock.now = null
  expect(await sessionIn(anna)).toMatchObject({ username: 'anna' })
  await other.close()
})

const signOut = async (browser: SmallBrowser) => {
  const token = String((await sessionIn(browser))?.token)
  const headers = { cookie: browser.cookie(server.url), 'x-takt-token': token }
  return await answerOf(await fetch(`${server.url}/api/session`, { method: 'DELETE', headers }))
}

test('T-SAFE-54 who signs out here is led to sign out there, and comes back; by password nobody is', async () => {
  const anna = await signIn(there)
  const [told] = (await signOut(anna)).data
  expect(await sessionIn(anna)).toBeNull()
  const url = new URL(String(told?.sign_out_url))
  expect(url.href.startsWith(`${there.issuer}/session/end?`)).toBe(true)
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${server.url}/login-form`)
  // It takes the hint and the address for true, or it would answer 400.
  expect((await anna.open(url.href)).status).toBe(200)
  const { bearer } = await server.signIn('operator')
  const plain = await fetch(`${server.url}/api/session`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${bearer}` },
  })
  expect((await answerOf(plain)).data).toEqual([])
})
