import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { linkTo, messagesOf, preparePlant, report, runningCard } from '../../test/erp-plant.ts'
import { type ErpReceiver, openErp, takes } from '../../test/erp-receiver.ts'
import { TEST_SECRETS_KEY } from '../../test/test-secrets-key.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { createLog } from '../ground/log.ts'
import { serverSettings } from '../ground/server-settings.ts'
import { startServer } from '../start-server.ts'

const SENDER = fileURLToPath(new URL('../../test/erp-sender-process.ts', import.meta.url))
const MINUTE = 60_000

const server = testServer()
let operator: Caller
let erp: ErpReceiver

beforeAll(async () => {
  erp = await openErp()
  operator = await server.signIn('operator')
  await preparePlant(server)
})
afterAll(() => erp.close())
beforeEach(() => {
  server.clock.now = null
})

const sentOf = (card_no: string) => erp.received.filter((message) => message.card_no === card_no)

test('T-PLANT-62 a sender that is killed between post and commit is followed by another with the same id and content', async () => {
  await linkTo(server, erp.url, 'signature', false)
  const card_no = await runningCard({ server, operator })
  await report(operator, card_no, 3)
  // Only the process of this test is on time: to the server it is an hour earlier.
  server.clock.now = Date.now() - 60 * MINUTE
  await server.sql(`update erp_link set enabled = true, next_try = now() - interval '1 minute'`)
  const child = fork(SENDER, { env: { ...process.env, DATABASE: JSON.stringify(server.database) } })
  const died = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
  erp.answer = () => void child.kill('SIGKILL')
  expect(await died).toBe('SIGKILL')
  expect(sentOf(card_no)).toHaveLength(1)
  expect(await messagesOf(server, card_no)).toMatchObject([{ status: 'W', attempts: 0 }])

  erp.answer = takes
  server.clock.now = Date.now() + 2 * MINUTE
  await until(() => expect(sentOf(card_no)).toHaveLength(2))
  await until(async () => expect(await messagesOf(server, card_no)).toMatchObject([{ status: 'T', attempts: 1 }]))
  const [first, again] = sentOf(card_no)
  expect(again?.id).toBe(first?.id)
  expect(again?.text).toBe(first?.text)
})

test('T-PLANT-62 a server that ends in the middle of a post leaves the message to the next one', async () => {
  await linkTo(server, erp.url, 'signature', false)
  const card_no = await runningCard({ server, operator })
  await report(operator, card_no, 3)
  server.clock.now = Date.now() - 60 * MINUTE
  erp.answer = () => {}
  const other = await startServer({
    database: server.database,
    settings: serverSettings({}, { port: 0, plantNetworks: '127.0.0.1', secretsKey: TEST_SECRETS_KEY }),
    log: createLog(() => {}),
  })
  await server.sql(`update erp_link set enabled = true, next_try = now() - interval '1 minute'`)
  await until(() => expect(sentOf(card_no)).toHaveLength(1))
  await other.stop()
  expect(await messagesOf(server, card_no)).toMatchObject([{ status: 'W', attempts: 0 }])
  erp.answer = takes
  server.clock.now = null
  await until(async () => expect(await messagesOf(server, card_no)).toMatchObject([{ status: 'T' }]))
  expect(new Set(sentOf(card_no).map(({ id }) => id)).size).toBe(1)
})

test('T-PLANT-62 two servers on one database send each message once and in its order', async () => {
  erp.answer = takes
  await linkTo(server, erp.url, 'signature', false)
  const card_no = await runningCard({ server, operator })
  for (let good_qty = 1; good_qty <= 30; good_qty += 1) await report(operator, card_no, good_qty / 10)
  const other = await startServer({
    database: server.database,
    settings: serverSettings({}, { port: 0, plantNetworks: '127.0.0.1', secretsKey: TEST_SECRETS_KEY }),
    log: createLog(() => {}),
  })
  try {
    await linkTo(server, erp.url)
    await until(() => expect(sentOf(card_no)).toHaveLength(30))
    const numbers = sentOf(card_no).map(({ body }) => Number(body.record_no))
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    await until(async () => {
      const open = (await messagesOf(server, card_no)).filter(({ status }) => status !== 'T')
      expect(open).toEqual([])
    })
  } finally {
    await other.stop()
  }
  expect(sentOf(card_no)).toHaveLength(30)
})
