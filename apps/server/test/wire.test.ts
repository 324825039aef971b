import { procedures } from '@takt/contract/procedures.ts'
import { expect, test } from 'vitest'
import { description, testServer } from './test-server.ts'

/** The limit is each user's own, and soon spent: every test has a user of its own. */
const server = testServer({ callRate: { perSecond: 1, burst: 3 }, provider: 'acme' })

test('T-CALL-02-X the provider prefix is a setting of the server', async () => {
  const { bearer, raw } = await server.signIn('supervisor')
  const session = await fetch(`${server.url}/api/session`, { headers: { authorization: `Bearer ${bearer}` } })
  expect(await session.json()).toMatchObject({ data: [{ provider: 'acme' }] })
  // The name with the prefix and our own name are the same call; another prefix is no name.
  for (const [prefix, status] of [
    ['acme', 200],
    ['balthzar', 200],
    ['other', 404],
  ] as const) {
    expect(
      (await raw({ name: `${prefix}_get_free_tool_inserts`, payload: { machine_id: 'M101', tool_id: 'T' } })).status,
    ).toBe(status)
  }
})

test('health tells version and database', async () => {
  const response = await fetch(`${server.url}/api/health`)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'ok', database: 'ok', version: expect.any(String) })
})

test('T-CALL-01-X openapi.json describes every call with its payload and its rows', async () => {
  const api = JSON.parse(await description(server)) as {
    openapi: string
    paths: Record<string, unknown>
    components: { schemas: Record<string, { properties: { name: { const: string } } }> }
  }
  expect(api.openapi).toBe('3.1.0')
  for (const path of ['/api/session', '/api/call', '/api/ingest', '/api/live', '/api/health'])
    expect(api.paths).toHaveProperty([path])
  for (const { name } of procedures) {
    expect(api.components.schemas[`${name}_call`]?.properties.name.const).toBe(name)
    expect(api.components.schemas).toHaveProperty(`${name}_answer`)
  }
})

test('T-PLANT-384 every address of the server is described, and every described one is there', async () => {
  const { paths } = JSON.parse(await description(server)) as {
    paths: Record<string, Record<string, unknown>>
  }
  const wire = (address: string) => / \/(api|serverfiles)\//.test(address)
  const anyName = (address: string) => address.replace(/\{\w+\}|:\w+|\*/g, '{}')
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => anyName(`${method.toUpperCase()} ${path}`)),
  )
  // One route for all calls; each has its own description. The live link is no route but an upgrade.
  const ofCalls = (address: string) => address.startsWith('POST /api/calls/')
  const answered = server.server.routes.filter((route) => wire(route) && !route.startsWith('HEAD ')).map(anyName)
  expect(answered.filter(ofCalls)).toEqual(['POST /api/calls/{}'])
  expect(described.filter(ofCalls)).toHaveLength(procedures.length)
  const rest = [...answered, 'GET /api/live'].filter((route) => !ofCalls(route))
  expect(described.filter((address) => !ofCalls(address)).sort()).toEqual(rest.sort())
})

test('a client that runs wild is slowed down and told for how long', async () => {
  const operator = await server.signIn('operator')
  const answers = await Promise.all(Array.from({ length: 8 }, () => operator.call('get_my_machines', {})))
  const slowed = answers.filter(({ status }) => status === 429)
  expect(slowed.length).toBeGreaterThanOrEqual(4)
  expect(slowed[0]?.message).toBe('Too many requests. Try again in 1 s.')
  // Another user is not held up by it.
  expect((await (await server.signIn('planner')).call('get_my_machines', {})).status).toBe(200)
})

test('T-CALL-01 a call is a POST that names its procedure; a name is no path', async () => {
  const { bearer } = await server.signIn('restricted')
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'get_my_machines', payload: {} })
  expect((await fetch(`${server.url}/api/call`, { method: 'POST', headers, body })).status).toBe(200)
  expect((await fetch(`${server.url}/api/call?name=get_my_machines`, { headers })).status).toBe(404)
  expect((await fetch(`${server.url}/api/get_my_machines`, { method: 'POST', headers, body: '{}' })).status).toBe(404)
})

test('T-SHELL-10-B without a configured code the log is off, and guesses are slowed down', async () => {
  const admin = await server.signIn('admin')
  const guesses = await Promise.all(
    Array.from({ length: 8 }, (_, at) => admin.call('open_devlog', { code: 'x'.repeat(at) })),
  )
  const answered = guesses.filter(({ status }) => status === 200)
  expect(answered.map(({ data }) => data)).toEqual(answered.map(() => [{ open: false }]))
  expect(answered.length).toBeGreaterThan(0)
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4)
})
