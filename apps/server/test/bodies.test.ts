import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { createHttpServer } from '../src/ground/http/server.ts'
import { createLog } from '../src/ground/log.ts'
import { example } from '../src/seed/example.ts'
import { post, testServer } from './test-server.ts'

const server = testServer()

/** Sends the head of a request that promises a body, never the body, and reads what comes back. */
async function headAlone(url: string, { path, bytes, key }: { path: string; bytes: number; key?: string }) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const authorization = key ? `authorization: Bearer ${key}\r\n` : ''
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n${authorization}content-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`,
  )
  const [first] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return Number(/^HTTP\/1\.1 (\d+)/.exec(String(first))?.[1])
}

test.each([
  '/api/import',
  '/api/ingest',
  '/api/ingest/report',
  '/api/commands/done',
  '/api/call',
  '/api/calls/get_machines',
])('T-SAFE-22 %s answers who has neither session nor key before a byte of the body came', async (path) => {
  expect(await headAlone(server.url, { path, bytes: 1_000_000 })).toBe(401)
  expect(await headAlone(server.url, { path, bytes: 1_000_000, key: 'x'.repeat(43) })).toBe(401)
})

test.each(['/api/session', '/api/wall-session'])('T-SAFE-22 %s takes no more than it needs', async (path) => {
  const answer = await post(`${server.url}${path}`, { code: 'x'.repeat(20_000) })
  expect([answer.status, answer.message]).toEqual([422, 'The request is too large.'])
})

const nested = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels)

test.each([
  ['5,000 nested objects', `${nested('{"a":', '}', 5000).replace('}', '1}')}`],
  ['600,000 brackets', nested('[', ']', 600_000)],
  ['brackets that never close', '['.repeat(1_000_000)],
])('T-SAFE-22 %s are refused in words, with a session and with a key', async (_, body) => {
  const { bearer } = await server.signIn('operator')
  const admin = await server.signIn('admin')
  const [key] = (await admin.call('create_access_key', { opens: 'import', name: 'Bodies' })).data
  const refused = [400, 'The request is nested too deeply.']
  for (const [path, opener] of [
    ['/api/call', bearer],
    ['/api/import', String(key?.key)],
    ['/api/ingest', example.ingestKey],
  ] as const) {
    const answer = await post(`${server.url}${path}`, body, opener)
    expect([answer.status, answer.message]).toEqual(refused)
  }
  expect(server.log.filter((line) => line.includes('a request failed'))).toEqual([])
})

test('T-SAFE-22 whoever sends a body or its headers too slowly is closed', async () => {
  const app = createHttpServer(
    createLog(() => {}),
    { patience: { headersMs: 100, requestMs: 100, lookEveryMs: 20 } },
  )
  app.post('/slow', async () => 'done')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  try {
    for (const half of [
      'POST /slow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a"',
      'POST /slow HTTP/1.1\r\nhost: x\r\n',
    ]) {
      const socket = connect(port, '127.0.0.1')
      socket.write(half)
      socket.resume()
      await once(socket, 'close')
    }
  } finally {
    await app.close()
  }
})
