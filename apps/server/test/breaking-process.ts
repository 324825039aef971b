/** A server whose routes break where nobody catches, so that a test can see what becomes of it. */

import { keepRequestAtHand } from '../src/ground/http/request-at-hand.ts'
import { createHttpServer } from '../src/ground/http/server.ts'
import { createLog } from '../src/ground/log.ts'
import { surviveUncaughtErrors } from '../src/run/uncaught-errors.ts'

const log = createLog((line) => process.send?.({ line: JSON.parse(line) }))
surviveUncaughtErrors(log)
const app = createHttpServer(log)
keepRequestAtHand(app)
const broken = (how: string) => new Error(`broken ${how}`)
const never = () => new Promise(() => {})
app.post('/callback', () => {
  setTimeout(() => {
    throw broken('in a callback')
  }, 1)
  return never()
})
app.post('/promise', () => {
  void Promise.reject(broken('in a promise'))
  return never()
})
app.post('/answered', async () => {
  setTimeout(() => {
    throw broken('after the answer')
  }, 1)
  return { ok: true }
})
app.get('/well', async () => ({ ok: true }))
process.on('disconnect', () => process.exit(0))
process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }) })
