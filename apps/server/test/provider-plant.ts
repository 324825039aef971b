/** Companies whose people sign in with a provider, and the way there and back. */
import type { IdentityProvider } from '../src/people/sign-in-provider/identity-provider.fixture.ts'
import { type SmallBrowser, smallBrowser } from './small-browser.ts'
import { answerOf, type TestServer } from './test-server.ts'

export const COMPANY = 1000

/** As an administrator does it, anew. */
export async function setUp(
  server: TestServer,
  there: IdentityProvider,
  change: Record<string, unknown> = {},
  company_key = 'example',
): Promise<void> {
  const admin = await server.signIn('admin', company_key)
  const [now] = (await admin.call('get_sign_in_provider', {})).data
  const users = (await admin.call('get_users', {})).data
  const emergency = users.find(({ username }) => username === 'admin')
  const { client_id, client_secret } = there.client
  const answer = await admin.raw({
    name: 'save_sign_in_provider',
    payload: {
      label: 'Plant ID',
      issuer: there.issuer,
      client_id,
      client_secret,
      scopes: 'openid profile email offline_access',
      groups_claim: 'groups',
      levels: [
        { group: 'takt-operators', usertype: 1 },
        { group: 'takt-planners', usertype: 3 },
      ],
      default_level: null,
      creates_users: true,
      required_acr: '',
      required_amr: '',
      passwords: 'everybody',
      emergency_user: emergency?.user_id,
      enabled: true,
      version: now?.version,
      nevertheless: true,
      ...change,
    },
  })
  if (answer.status !== 200) throw new Error(`${answer.message} ${JSON.stringify(answer.body)}`)
}

/** As before: nobody has a provider, and nobody came by one. */
export async function cleanUp(server: TestServer): Promise<void> {
  server.clock.now = null
  await server.sql(`
    delete from session where token_hash in (select token_hash from provider_session);
    delete from provider_identity; delete from provider_start; delete from sign_in_provider;
    delete from app_user where password_hash = ''`)
}

interface Way {
  readonly company_key?: string
  readonly back?: string
  /** The anti-forgery token of who links their account. */
  readonly link?: string
  readonly browser?: SmallBrowser
  /** The path at which it stops, which is not opened any more. */
  readonly stopBefore?: string
}

export function at(server: TestServer) {
  return {
    async signIn(_there: IdentityProvider, way: Way = {}): Promise<SmallBrowser> {
      const { company_key = 'example', back, link, browser = smallBrowser(), stopBefore } = way
      const asked = {
        company_key,
        ...(back === undefined ? {} : { back }),
        ...(link === undefined ? {} : { link: true }),
      }
      const proof = link === undefined ? {} : { 'x-takt-token': link }
      const started = await answerOf(await browser.post(`${server.url}/api/session/provider/start`, asked, proof))
      const url = started.data[0]?.url
      if (url === undefined) throw new Error(started.message)
      await browser.open(String(url), stopBefore === undefined ? undefined : `${server.url}${stopBefore}`)
      return browser
    },
    async sessionIn(browser: SmallBrowser): Promise<Record<string, unknown> | null> {
      const response = await fetch(`${server.url}/api/session`, { headers: { cookie: browser.cookie(server.url) } })
      return response.status === 200 ? ((await answerOf(response)).data[0] ?? null) : null
    },
    /** The word with which it was sent back to the sign-in page. */
    refusedIn: (browser: SmallBrowser) => new URL(browser.visited.at(-1) ?? '').searchParams.get('refused'),
    entries: (what: string, key: string) =>
      server.sql<{ before: unknown; after: unknown }>(
        `select before, after from audit where company_id = ${COMPANY} and what = $1 and key = $2 order by audit_id`,
        [what, key],
      ),
    userOf: async (username: string) =>
      (
        await server.sql<Record<string, unknown>>('select * from app_user where company_id = $1 and username = $2', [
          COMPANY,
          username,
        ])
      )[0],
  }
}
