import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { testServer } from './test-server.ts'

const server = testServer({ liveLinksPerUser: 3 })
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
