import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect, type SecureVersion } from 'node:tls'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { serverSettings } from '../src/ground/server-settings.ts'
import { example } from '../src/seed/example.ts'
import { ownFolder } from './own-folder.ts'
import { testServer } from './test-server.ts'

const folder = ownFolder()
const TLS_CERT = join(folder, 'cert.pem')
const TLS_KEY = join(folder, 'key.pem')
execFileSync(
  'openssl',
  ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'].concat([
    '-keyout',
    TLS_KEY,
    '-out',
    TLS_CERT,
    '-subj',
    '/CN=takt',
    '-addext',
    'subjectAltName=IP:127.0.0.1',
  ]),
  { stdio: 'ignore' },
)
const { tls, secureCookies } = serverSettings({ TLS_CERT, TLS_KEY })
const server = testServer({ tls, secureCookies })
// The tests' own hour lies outside of the certificate's days: whose it is is looked at by hand.
const trust = { rejectUnauthorized: false }

function ask(path: string, { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string; issuer: string }>(
    (resolve, reject) => {
      const asked = request(
        server.url + path,
        { ...trust, method: body ? 'POST' : 'GET', headers: { 'content-type': 'application/json', ...headers } },
        async (answer) => {
          const { getPeerCertificate } = answer.socket as unknown as {
            getPeerCertificate(): { subject: { CN: string } }
          }
          const issuer = getPeerCertificate.call(answer.socket).subject?.CN
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer), issuer })
        },
      )
      asked.on('error', reject).end(body ? JSON.stringify(body) : undefined)
    },
  )
}

test('T-SAFE-77 with a certificate the server speaks https, with cookies and browsers that stay with it', async () => {
  expect(server.url).toMatch(/^https:/)
  const who = { company_key: example.company_key, username: 'operator', password: example.password }
  const signedIn = await ask('/api/session', { body: who, headers: { 'sec-fetch-site': 'same-origin' } })
  expect([signedIn.status, signedIn.issuer]).toEqual([200, 'takt'])
  expect(String(signedIn.headers['set-cookie'])).toContain('Secure')
  expect(signedIn.headers['strict-transport-security']).toContain('max-age=')
})

const OPERATOR = { company_key: example.company_key, username: 'operator', password: example.password }
const asBrowser = (cookie = '') => ({ 'sec-fetch-site': 'same-origin', ...(cookie === '' ? {} : { cookie }) })

test('T-SAFE-114 over https every cookie is of this host alone, and one that somebody else planted is not read', async () => {
  const signedIn = await ask('/api/session', { body: OPERATOR, headers: asBrowser() })
  const cookies = signedIn.headers['set-cookie'] as string[]
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-takt_session', '__Host-takt_device'])
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; HttpOnly; /)
    expect(cookie).toMatch(/; Secure(;|$)/)
    expect(cookie.match(/Path=[^;]*/g)).toEqual(['Path=/'])
    expect(cookie).not.toContain('Domain=')
  }
  const [pair = ''] = (cookies[0] ?? '').split(';')
  const status = async (cookie: string) => (await ask('/api/session', { headers: asBrowser(cookie) })).status
  expect(await status(pair)).toBe(200)
  expect(await status(pair.replace('__Host-', ''))).toBe(401)
  expect(await status(`takt_session=planted-by-somebody-else; ${pair}`)).toBe(200)
  const live = (cookie: string) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(`${server.url.replace('https', 'wss')}/api/live`, { ...trust, headers: { cookie } })
      socket.once('open', () => resolve('open')).once('error', (error) => resolve(error.message))
      socket.once('open', () => socket.close())
    })
  expect(await live(pair)).toBe('open')
  expect(await live(pair.replace('__Host-', ''))).toContain('401')
})

/** What both agree on, or that they do not. */
function spoken(offer: { maxVersion: SecureVersion; minVersion?: SecureVersion; ciphers?: string }): Promise<string> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), ...trust, ...offer }, () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().name}`)
      socket.destroy()
    })
    socket.once('error', () => resolve('refused'))
  })
}

test.each([
  ['the newest', { maxVersion: 'TLSv1.3' }, 'TLSv1.3 TLS_AES_256_GCM_SHA384'],
  [
    'the strongest of TLS 1.2, whatever the client likes best',
    { maxVersion: 'TLSv1.2', ciphers: 'ECDHE+AESGCM' },
    'TLSv1.2 ECDHE-ECDSA-AES256-GCM-SHA384',
  ],
  ['no blocks that are sealed piece by piece', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA' }, 'refused'],
  ['nothing older', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'ALL@SECLEVEL=0' }, 'refused'],
] as const)('T-SAFE-115 of TLS the server speaks %s', async (_, offer, expected) => {
  expect(await spoken(offer)).toBe(expected)
})

test('T-SAFE-77 live events come over the same port', async () => {
  const who = { company_key: example.company_key, username: 'operator', password: example.password }
  const { data } = JSON.parse((await ask('/api/session', { body: who })).body) as { data: { bearer: string }[] }
  const socket = new WebSocket(`${server.url.replace('https', 'wss')}/api/live`, {
    ...trust,
    headers: { authorization: `Bearer ${data[0]?.bearer}` },
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.close()
})

test('T-SAFE-77 what is missing or does not fit is told at the start', () => {
  expect(() => serverSettings({ TLS_CERT })).toThrow('TLS_CERT and TLS_KEY need each other')
  const broken = join(folder, 'broken.pem')
  writeFileSync(broken, 'no key')
  expect(() => serverSettings({ TLS_CERT, TLS_KEY: broken })).toThrow('TLS_CERT and TLS_KEY cannot be used')
})
