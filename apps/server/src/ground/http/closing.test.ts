import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeSilentConnections } from './closing.ts'

async function listening(answersWithinMs: number) {
  const app = Fastify({ forceCloseConnections: 'idle' })
  closeSilentConnections(app, answersWithinMs)
  let answer: (text: string) => void = () => {}
  const asked = new Promise<void>((isAsked) => {
    app.get('/slow', () => {
      isAsked()
      return new Promise((then) => {
        answer = then
      })
    })
  })
  await app.listen({ port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { app, port, asked, answer: (text: string) => answer(text) }
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

test('T-PLANT-126 a browser’s connection that never asked does not hold up the end', async () => {
  const { app, port } = await listening(60_000)
  const silent = await connected(port)
  const closed = once(silent, 'close')
  await app.close()
  await closed
})

test('T-PLANT-126 who is being answered at the end gets the answer', async () => {
  const { app, port, asked, answer } = await listening(60_000)
  const response = fetch(`http://127.0.0.1:${port}/slow`)
  await asked
  const closed = app.close()
  answer('done')
  expect(await (await response).text()).toBe('done')
  await closed
})

test('T-PLANT-126 a request that never ends is cut off after its time', async () => {
  const { app, port, asked } = await listening(50)
  const cut = fetch(`http://127.0.0.1:${port}/slow`).catch((error: Error) => error.message)
  await asked
  await app.close()
  expect(await cut).toBe('fetch failed')
})
