import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { testServer } from './test-server.ts'

const server = testServer({ liveLinksPerUser: 3, liveLinks: 4 })
const open: WebSocket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate()
})

async function link(bearer: string): Promise<WebSocket> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
    headers: { authorization: `Bearer ${bearer}` },
  })
  open.push(socket)
  await once(socket, 'open')
  return socket
}

test('T-SAFE-30 one user has so many links and no more, and others have theirs', async () => {
  const { bearer } = await server.signIn('planner')
  const [first] = [await link(bearer), await link(bearer), await link(bearer)]
  await expect(link(bearer)).rejects.toThrow('429')
  await link((await server.signIn('supervisor')).bearer)
  first.close()
  await expect.poll(() => link(bearer).then(() => 'open', String)).toBe('open')
})

test('T-SAFE-13 a server that has all the links it can carry refuses one more, and takes one when another went', async () => {
  await expect.poll(() => server.server.liveCount()).toBe(0)
  const [planner, supervisor] = [await server.signIn('planner'), await server.signIn('supervisor')]
  const [first] = [await link(planner.bearer), await link(planner.bearer), await link(supervisor.bearer)]
  await link((await server.signIn('admin')).bearer)
  await expect(link((await server.signIn('operator')).bearer)).rejects.toThrow('503')
  first.close()
  await expect.poll(() => link(supervisor.bearer).then(() => 'open', String)).toBe('open')
})
