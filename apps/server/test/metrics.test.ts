import { expect, test } from 'vitest'
import { ownFolder } from './own-folder.ts'
import { testServer } from './test-server.ts'

const server = testServer({ metricsToken: 'a-token-of-the-plant', dataFolder: ownFolder() })

const read = (headers: Record<string, string> = {}) => fetch(`${server.url}/metrics`, { headers })
const figure = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length + 1),
  )

test('T-SAFE-76 calls are counted by name and outcome, with how long they took', async () => {
  const operator = await server.signIn('operator')
  const before = await (await read()).text()
  for (let times = 0; times < 3; times += 1) await operator.call('get_machines', {})
  await operator.raw({ name: 'save_user', payload: {} })
  await operator.raw({ name: 'no_such_call', payload: {} })
  const after = await (await read()).text()
  const grown = (line: string) => figure(after, line) - (figure(before, line) || 0)
  expect(grown('takt_call_seconds_count{call="get_machines",outcome="ok"}')).toBe(3)
  expect(grown('takt_call_seconds_bucket{call="get_machines",outcome="ok",le="+Inf"}')).toBe(3)
  expect(grown('takt_call_seconds_count{call="save_user",outcome="notAllowed"}')).toBe(1)
  // Names that anybody makes up must not become lines without end.
  expect(grown('takt_call_seconds_count{call="unknown",outcome="unknown"}')).toBe(1)
  expect(after).not.toContain('no_such_call')
  expect(grown('takt_http_seconds_count{route="/api/call",status="200"}')).toBe(3)
})

test('T-SAFE-76 it tells of the database, the process, the disk, jobs and the example’s connectors, in the form of Prometheus', async () => {
  await server.ingest([{ seq: 1, machine_id: 'M103', at: new Date().toISOString(), kind: 'cycles', value: 1 }])
  const response = await read()
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await response.text()
  expect(figure(text, 'takt_database_up')).toBe(1)
  expect(figure(text, 'takt_live_links')).toBe(0)
  expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7)
  expect(figure(text, 'takt_disk_free_bytes')).toBeGreaterThan(0)
  expect(figure(text, 'takt_pool_connections{pool="calls",login="app",state="waiting"}')).toBe(0)
  expect(text).toMatch(/^takt_connector_silent_seconds\{company="example",connector="test"\} [\d.]+$/m)
  expect(text).toMatch(/^takt_job_failures\{job="[a-z-]+"\} 0$/m)
  for (const line of text.trimEnd().split('\n')) {
    expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{([a-z]+="[^"]*",?)+\})? [-+0-9.e]+)$/)
  }
})

test.each([
  ['through a proxy on this machine', { 'x-forwarded-for': '127.0.0.1' }, 404],
  ['through a proxy that says it otherwise', { forwarded: 'for=127.0.0.1' }, 404],
  ['with a wrong token', { 'x-forwarded-for': '10.0.0.9', authorization: 'Bearer guessed' }, 404],
  ['with the token', { 'x-forwarded-for': '10.0.0.9', authorization: 'Bearer a-token-of-the-plant' }, 200],
])('T-SAFE-76 who comes %s', async (_who, headers, status) => {
  expect((await read(headers)).status).toBe(status)
})
