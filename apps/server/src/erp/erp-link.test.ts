import { failure, keptFailure } from '@takt/domain/ground/failure.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { COMPANY, linkTo, messagesOf, preparePlant, report, runningCard } from '../../test/erp-plant.ts'
import { type ErpReceiver, isSigned, openErp } from '../../test/erp-receiver.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { outsideAddresses } from '../ground/outside/outside-addresses.ts'
import { postMessage } from './post-message.ts'

const server = testServer()
let operator: Caller
let admin: Caller
let erp: ErpReceiver

beforeAll(async () => {
  erp = await openErp()
  operator = await server.signIn('operator')
  admin = await server.signIn('admin')
  await preparePlant(server)
})
afterAll(() => erp.close())
beforeEach(async () => {
  erp.received.length = 0
  await server.sql('delete from erp_link where company_id = $1', [COMPANY])
  await server.sql('update company set erp_api_token = null where company_id = $1', [COMPANY])
  await server.sql('delete from erp_message where company_id = $1', [COMPANY])
  await server.sql(`delete from audit where what = 'erp-link.changed'`)
})

const stateNow = async () => (await admin.call('get_erp_state', {})).data[0] as Record<string, unknown>

test('T-PLANT-63 T-PERM-04-X a link is set up, sends what waited, and nobody ever reads its token', async () => {
  const card_no = await runningCard({ server, operator })
  await report(operator, card_no, 8)
  expect(await stateNow()).toMatchObject({ enabled: false, has_token: false, address: '', version: 0, failures: 0 })
  const settings = { address: erp.url, auth: 'signature', enabled: true, version: 0 } as const
  expect(await admin.call('set_erp_link', settings)).toMatchObject({ status: 409, message: /token/ })
  expect((await admin.call('set_erp_link', { ...settings, address: '', token: 'x' })).status).toBe(409)
  const saved = await admin.call('set_erp_link', { ...settings, token: 'a long secret of the ERP' })
  expect(saved.data).toEqual([{ version: 1 }])
  await until(async () => expect(await messagesOf(server, card_no)).toMatchObject([{ status: 'T' }]))
  expect(isSigned(erp.received[0] as never, 'a long secret of the ERP')).toBe(true)
  const state = await admin.call('get_erp_state', {})
  expect(state.data[0]).toMatchObject({ enabled: true, has_token: true, address: erp.url, version: 1 })
  expect(Date.parse(String(state.data[0]?.last_sent))).toBeGreaterThan(Date.now() - 60_000)
  const audit = await server.sql(`select before, after from audit where what = 'erp-link.changed'`)
  for (const told of [state.body, saved.body, audit, server.log]) {
    expect(JSON.stringify(told)).not.toContain('a long secret')
  }
  expect(audit).toMatchObject([{ after: { address: erp.url, enabled: true, token: 'replaced' } }])
})

test.each([
  [failure('answer', { status: 404 }), true],
  [failure('no-erp-answer', { status: 200 }), true],
  [failure('nobody-listens'), false],
  [failure('name-unknown'), false],
])('T-PLANT-540 after %j somebody answered: %s', async (known, answered) => {
  await linkTo(server, erp.url)
  await server.sql('update erp_link set failures = 2, last_error = $1', [keptFailure(known)])
  expect(await stateNow()).toMatchObject({ failures: 2, answered })
})

test('T-PLANT-63 a change without a token keeps it; a second administrator does not write over the first', async () => {
  await linkTo(server, erp.url)
  const version = Number((await stateNow()).version)
  const settings = { address: erp.url, auth: 'bearer', enabled: true } as const
  expect((await admin.call('set_erp_link', { ...settings, version })).data).toEqual([{ version: version + 1 }])
  expect(await admin.call('set_erp_link', { ...settings, enabled: false, version })).toMatchObject({ status: 409 })
  expect(await stateNow()).toMatchObject({ has_token: true, enabled: true, auth: 'bearer' })
  const off = { ...settings, enabled: false, token: '', version: version + 1 }
  expect((await admin.call('set_erp_link', off)).status).toBe(200)
  expect(await stateNow()).toMatchObject({ has_token: false, enabled: false })
})

test.each(['ftp://erp', 'http://me:pass@erp.example', 'http://169.254.169.254/latest', 'not an address'])(
  'T-PLANT-63 %s is refused as an address',
  async (address) => {
    await linkTo(server, erp.url)
    const version = Number((await stateNow()).version)
    const answer = await admin.call('set_erp_link', { address, auth: 'bearer', enabled: false, version })
    expect(answer.status).toBe(409)
    expect(answer.message).not.toBe('')
    expect(await stateNow()).toMatchObject({ address: erp.url })
  },
)

test('T-PLANT-63 only administrators see and change the link; the pause is ended by hand while it is on', async () => {
  await linkTo(server, erp.url, 'signature', false)
  const supervisor = await server.signIn('supervisor')
  expect((await supervisor.call('get_erp_state', {})).status).toBe(403)
  expect((await supervisor.call('send_erp_now', {})).status).toBe(403)
  expect(await admin.call('send_erp_now', {})).toMatchObject({ status: 409, message: /switched off/ })
  await server.sql(`update erp_link set enabled = true, next_try = now() + interval '5 minutes'`)
  expect((await admin.call('send_erp_now', {})).status).toBe(200)
  const [link] = await server.sql<{ next_try: string }>('select next_try from erp_link where company_id = $1', [
    COMPANY,
  ])
  expect(Date.parse(link?.next_try ?? '')).toBe(0)
})

test.each(['http://169.254.10.10:80/x', 'http://[64:ff9b::a9fe:a9fe]/x', 'http://127.0.0.1:9/x', 'http://10.0.0.9/x'])(
  'T-PLANT-63 T-SAFE-24 %s is not posted to, whoever wrote it into the database',
  async (address) => {
    const to = {
      company_id: COMPANY,
      address,
      auth: 'bearer',
      token: 'x',
      addresses: outsideAddresses('192.168.0.0/16'),
    } as const
    const message = { id: 'one', body: '{}', now: Date.now() }
    const posted = await postMessage(to, message, new AbortController().signal)
    expect(posted).toMatchObject({ outcome: 'away', failure: { key: 'forbidden-address' } })
  },
)

test('T-SAFE-24 a name that leads to this machine is not posted to unless it is listed', async () => {
  const to = {
    company_id: COMPANY,
    address: erp.url.replace('127.0.0.1', 'localhost'),
    auth: 'bearer',
    token: 'x',
  } as const
  const message = { id: 'one', body: '{}', now: Date.now() }
  const post = (networks: string) =>
    postMessage({ ...to, addresses: outsideAddresses(networks) }, message, new AbortController().signal)
  expect(await post('10.0.0.0/8')).toMatchObject({ outcome: 'away', failure: { key: 'forbidden-address' } })
  expect(erp.received).toEqual([])
  await post('127.0.0.0/8, ::1')
  expect(erp.received).toHaveLength(1)
})

test.each(['http://172.16.0.9/x', 'http://[2002:a00:1::1]/x', 'http://192.168.1.1:8443/x'])(
  'T-SAFE-24 %s is in none of the plant’s networks and is not kept',
  async (address) => {
    await linkTo(server, erp.url)
    const version = Number((await stateNow()).version)
    const answer = await admin.call('set_erp_link', { address, auth: 'bearer', enabled: false, token: 'new', version })
    expect([answer.status, answer.message]).toEqual([409, expect.stringContaining('PLANT_NETWORKS')])
  },
)

test('T-SAFE-25 the token goes to no other address than the one it was entered for', async () => {
  await linkTo(server, erp.url)
  const other = await openErp()
  try {
    const to = { auth: 'bearer', enabled: true } as const
    const change = async (given: { address: string; token?: string; enabled?: boolean }) =>
      await admin.call('set_erp_link', { ...to, ...given, version: Number((await stateNow()).version) })
    const refused = await change({ address: other.url })
    expect([refused.status, refused.message]).toEqual([409, 'The address leads elsewhere: enter the token again.'])
    // Not by way of no address at all, either.
    expect((await change({ address: '', enabled: false })).status).toBe(200)
    expect((await change({ address: other.url })).status).toBe(409)
    expect((await change({ address: other.url, token: 'entered anew' })).status).toBe(200)
    expect((await change({ address: `${other.url}/elsewhere` })).status).toBe(200)
  } finally {
    await other.close()
  }
})
