import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createHub } from './hub.ts'
import { attachLiveLink } from './live-route.ts'

afterEach(() => {
  vi.useRealTimers()
})

test.each(['ended', 'idle'] as const)(
  'T-SAFE-33 an open link of a session that is %s is told so at the next look and closed',
  async (why) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const server = createServer()
    await new Promise<void>((then) => server.listen(0, '127.0.0.1', then))
    let ended: typeof why | null = null
    const open = { session: { company_id: 1, machine_restrictions: [] }, user_id: 1, token_hash: Buffer.alloc(0) }
    const live = attachLiveLink({
      server,
      hub: createHub(),
      now: Date.now,
      authorise: async () => ({ open: open as never, token: 'token' }),
      whyEnded: async () => ended,
      mostOfUser: 5,
      mostLinks: 5,
    })
    const link = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/api/live`)
    await new Promise((then) => link.once('open', then))
    const heard: string[] = []
    link.on('message', (message) => heard.push(String(message)))
    vi.advanceTimersByTime(30_000)
    await new Promise((then) => link.once('ping', then))
    // What is answered to this comes after the answer to the ping.
    link.send(JSON.stringify({ type: 'hello', events: [] }))
    await expect.poll(() => heard).toHaveLength(1)
    ended = why
    const closed = new Promise((then) => link.once('close', then))
    vi.advanceTimersByTime(30_000)
    await closed
    expect(JSON.parse(heard.at(-1) ?? '')).toEqual({ type: 'bye', reason: `session-${why}` })
    live.close()
    server.close()
  },
)

test('T-SAFE-13 of all links of a session one question is asked, and none while the look before is not over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const server = createServer()
  await new Promise<void>((then) => server.listen(0, '127.0.0.1', then))
  const open = { session: { company_id: 1, machine_restrictions: [] }, user_id: 1, token_hash: Buffer.alloc(0) }
  const asked: string[] = []
  let answer = () => {}
  const live = attachLiveLink({
    server,
    hub: createHub(),
    now: Date.now,
    authorise: async (request) => ({ open: open as never, token: String(request.headers.cookie) }),
    whyEnded: (token) => {
      asked.push(token)
      return new Promise((then) => {
        answer = () => then(null)
      })
    },
    mostOfUser: 5,
    mostLinks: 5,
  })
  for (const cookie of ['one', 'one', 'other']) {
    const address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/api/live`
    const link = new WebSocket(address, { headers: { cookie } })
    await new Promise((then) => link.once('open', then))
  }
  vi.advanceTimersByTime(30_000)
  vi.advanceTimersByTime(30_000)
  expect(asked).toEqual(['one'])
  answer()
  await expect.poll(() => asked).toEqual(['one', 'other'])
  answer()
  live.close()
  server.close()
})
