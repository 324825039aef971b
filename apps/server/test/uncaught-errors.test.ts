import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { text } from '@takt/texts/text.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let child: ChildProcess
let url = ''
const log: Record<string, unknown>[] = []

beforeAll(async () => {
  child = fork(join(import.meta.dirname, 'breaking-process.ts'))
  const isUp = new Promise((resolve) => child.once('message', resolve))
  child.on('message', (told: { url?: string; line?: Record<string, unknown> }) => {
    if (told.url) url = told.url
    if (told.line) log.push(told.line)
  })
  await isUp
})
afterAll(() => void child.kill('SIGKILL'))

const ask = (path: string) =>
  fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' })

test.each([
  ['/callback', 'broken in a callback'],
  ['/promise', 'broken in a promise'],
])(
  'T-SAFE-73 what %s throws where nobody catches fails that request, and the server goes on',
  async (path, message) => {
    const response = await ask(path)
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ call_status: [{ call_message: text('en', 'call.failed') }] })
    const request_id = response.headers.get('x-request-id')
    await expect
      .poll(() => log)
      .toContainEqual(
        expect.objectContaining({
          message: 'nobody caught an error',
          request_id,
          url: path,
          error: expect.objectContaining({ message, stack: expect.stringContaining('breaking-process.ts') }),
        }),
      )
    expect((await fetch(`${url}/well`)).status).toBe(200)
  },
)

test('T-SAFE-73 what breaks after the answer is told, without naming that request', async () => {
  expect((await ask('/answered')).status).toBe(200)
  const told = () => log.find(({ error }) => (error as Error).message === 'broken after the answer')
  await expect.poll(told).toBeDefined()
  expect(told()).not.toHaveProperty('request_id')
  expect((await fetch(`${url}/well`)).status).toBe(200)
})
