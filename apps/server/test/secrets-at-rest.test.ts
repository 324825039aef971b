import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newCall } from '@takt/domain/dashboards/call-config.ts'
import { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../src/ground/log.ts'
import { newKey } from '../src/ground/secrets/secrets.ts'
import { serverSettings } from '../src/ground/server-settings.ts'
import { keepFiles } from '../src/run/backup/keep-files.ts'
import { startServer } from '../src/start-server.ts'
import { dueNow, messagesOf, preparePlant, report, runningCard } from './erp-plant.ts'
import { type ErpReceiver, openErp } from './erp-receiver.ts'
import { TEST_SECRETS_KEY } from './test-secrets-key.ts'
import { type Caller, post, testServer } from './test-server.ts'
import { until } from './until.ts'

const server = testServer()
const [TOKEN, VALUE] = ['token-of-the-erp', 'value-of-a-header']
const SLUG = 'sealed-button'
let erp: ErpReceiver
let admin: Caller
let operator: Caller

beforeAll(async () => {
  erp = await openErp()
  admin = await server.signIn('admin')
  operator = await server.signIn('operator')
  await preparePlant(server)
  const version = Number((await admin.call('get_erp_state', {})).data[0]?.version)
  const given = { address: erp.url, auth: 'bearer', enabled: true, token: TOKEN, version } as const
  expect((await admin.call('set_erp_link', given)).status).toBe(200)
  const headers = [{ key: 'Authorization', value: VALUE }]
  const apiCall = { ...newCall, external: true, url: 'https://localhost:9/', headers }
  const widget = { id: 'w1', component: 'action-button', pos: { x: 0, y: 0, w: 4, h: 4 }, config: { apiCall } }
  const config = Dashboard.parse({ slug: SLUG, title: 'Press', widgets: [widget] })
  await admin.call('set_company_setting', { name: 'externalActionHosts', value: 'localhost:9' })
  const saved = { system_function: 'dashboards', template: SLUG, config, version: 0 } as const
  expect((await admin.call('save_config', saved)).status).toBe(200)
})
afterAll(() => erp.close())

const kept = async () => {
  const [token] = await server.sql<{ value: string }>(
    'select erp_api_token as value from company where company_id = 1000',
  )
  const [header] = await server.sql<{ value: string }>('select value from action_header where template = $1', [SLUG])
  return [token?.value ?? '', header?.value ?? '']
}

/** Another start of the same plant, with other keys. */
async function startedWith(
  secretsKey: string,
  steps: (url: string, lines: string[]) => Promise<void> = async () => {},
) {
  const lines: string[] = []
  const settings = serverSettings({}, { port: 0, plantNetworks: '127.0.0.1', secretsKey })
  const log = createLog((line) => lines.push(line))
  const other = await startServer({ database: server.database, settings, log })
  await steps(other.url, lines).finally(() => other.stop())
}

/** The message is sent by whoever is there; here by one server alone. */
const onlyBy = (enabled: boolean) => server.sql('update erp_link set enabled = $1', [enabled])

test('T-SAFE-39 the ERP’s token and header values of buttons are sealed in the database, and used as they were entered', async () => {
  for (const value of await kept()) expect(value).toMatch(/^enc1\.[0-9a-f]{8}\./)
  const all = JSON.stringify(await server.sql('select to_jsonb(c) as c from company c'))
  expect(all).not.toContain(TOKEN)
  const card_no = await runningCard({ server, operator })
  await report(operator, card_no, 3)
  await until(() => expect(erp.received.some((message) => message.card_no === card_no)).toBe(true))
  expect(erp.received.at(-1)?.headers.authorization).toBe(`Bearer ${TOKEN}`)
})

test('T-SAFE-39 what an older version kept is sealed at the start, and a new key seals everything anew', async () => {
  await server.sql('update company set erp_api_token = $1 where company_id = 1000', [TOKEN])
  await server.sql('update action_header set value = $1 where template = $2', [VALUE, SLUG])
  await startedWith(TEST_SECRETS_KEY)
  const first = await kept()
  for (const value of first) expect(value).toMatch(/^enc1\./)
  const next = newKey()
  await startedWith(`${next},${TEST_SECRETS_KEY}`)
  const second = await kept()
  expect(new Set([...first, ...second].map((value) => value.slice(5, 13))).size).toBe(2)
  // The old key alone is enough again, when it comes back first.
  await startedWith(`${TEST_SECRETS_KEY},${next}`)
  expect((await kept()).map((value) => value.slice(5, 13))).toEqual(first.map((value) => value.slice(5, 13)))
})

test('T-SAFE-39 with another key it is said what is missing, nothing is sent and nothing is lost', async () => {
  await onlyBy(false)
  const before = await kept()
  const card_no = await runningCard({ server, operator }, 'RX2')
  await report(operator, card_no, 3, 'RX2')
  server.clock.now = Date.now() - 3_600_000
  await startedWith(newKey(), async (url, lines) => {
    expect(lines.join('\n')).toContain('2 kept secrets')
    expect(lines.join('\n')).toContain(`sealed with the key ${before[0]?.slice(5, 13)}, which is not here`)
    await onlyBy(true)
    await dueNow(server)
    await until(async () =>
      expect(await messagesOf(server, card_no)).toMatchObject([
        { status: 'W', last_error: expect.stringContaining('secret-unreadable') },
      ]),
    )
    const pressed = { name: 'run_external_action', payload: { template: SLUG, widget_id: 'w1', prompts: {} } }
    expect(await post(`${url}/api/call`, pressed, operator.bearer)).toMatchObject({
      status: 409,
      message: expect.stringContaining('the key that sealed it is missing'),
    })
  })
  expect(erp.received.filter((message) => message.card_no === card_no)).toEqual([])
  expect(await kept()).toEqual(before)
  server.clock.now = null
  await dueNow(server)
  await until(() => expect(erp.received.filter((message) => message.card_no === card_no)).toHaveLength(1))
  expect(erp.received.at(-1)?.headers.authorization).toBe(`Bearer ${TOKEN}`)
})

test('T-SAFE-39 the key is no part of a backup', async () => {
  const [data, backups] = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'takt-key-')))
  writeFileSync(join(String(data), 'secrets.key'), newKey())
  writeFileSync(join(String(data), 'settings.json'), '{}')
  expect(await keepFiles(String(data), String(backups), '2030-01-01T00:00:00.000000Z')).toBe(true)
  rmSync(join(String(data), 'settings.json'))
  expect(await keepFiles(String(data), String(backups), '2030-01-02T00:00:00.000000Z')).toBe(true)
  // Without it the folder is as empty as it is with the key.
  rmSync(join(String(data), 'secrets.key'))
  expect(await keepFiles(String(data), String(backups), '2030-01-03T00:00:00.000000Z')).toBe(false)
  for (const folder of [data, backups]) rmSync(String(folder), { recursive: true })
})
