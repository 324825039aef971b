/** Changes, history and trail are read by people: what they say is what the forms say, in the reader's language. */
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aStop } from '../stops/stops.fixture.ts'
import { anAuditEntry } from './setup.fixture.ts'

const server = testServer()
const NOW = Date.parse('2030-03-05T10:00:00Z')
const DAY = { from_day: '2030-03-05', to_day: '2030-03-05' }
let admin: Caller

interface Told {
  readonly what: string
  readonly called: string
  readonly changes: readonly { readonly label: string; readonly was: string | null; readonly is: string | null }[]
}

beforeAll(async () => {
  server.clock.now = NOW
  admin = await server.signIn('admin')
})

/** The latest entry of a thing, each field as `label: was → is`. */
async function latest(thing: string): Promise<{ called: string; lines: string[] }> {
  const { data } = await admin.call('get_audit_trail', { ...DAY, thing } as never)
  const [entry] = data as unknown as Told[]
  return { called: entry?.called ?? '', lines: (entry?.changes ?? []).map(line) }
}

function line({ label, was, is }: Told['changes'][number]): string {
  return `${label}: ${[was, is].filter((side) => side !== null).join(' → ')}`
}

async function inLanguage(language: 'en' | 'sv' | 'de', look: () => Promise<void>): Promise<void> {
  await admin.call('set_own_choices', { language }, randomUUID())
  try {
    await look()
  } finally {
    await admin.call('set_own_choices', { language: 'en' }, randomUUID())
  }
}

test('T-PLANT-580 a setting is told by its name, its value as its page writes it', async () => {
  await admin.call('set_company_setting', { name: 'autoSlide', value: '1' }, randomUUID())
  expect(await latest('setting')).toEqual({
    called: 'Slide show of dashboards',
    lines: ['Slide show of dashboards: no → yes'],
  })
  await admin.call('set_company_setting', { name: 'autoSlideInterval', value: '45' }, randomUUID())
  const { lines } = await latest('setting')
  expect(lines).toEqual([expect.stringMatching(/: 30 s → 45 s$/)])
})

test('T-PLANT-580 a stop names its machine, its beginning and its reason by number and name, in every language', async () => {
  const { stop } = await aStop(server, {
    machine_id: 'M101',
    start_time: '2030-03-05T08:00:00Z',
    end_time: '2030-03-05T08:10:00Z',
  })
  await anAuditEntry(server, {
    ...{ at: new Date(NOW).toISOString(), username: 'operator', what: 'stop.coded', key: `M101/${stop}` },
    before: { stop_reason: '-', note: '', shift: 1 },
    after: { stop_reason: '102', note: null },
  })
  const said = async () => (await latest('stop')).lines
  const [name] = await server.sql<{ en: string; sv: string }>(
    `select names ->> 'en' as en, names ->> 'sv' as sv from stop_code where company_id = 1000 and stop_code = '102'`,
  )
  expect(await said()).toEqual([`Stop reason: Without a reason → 102 ${name?.en}`])
  expect((await latest('stop')).called).toBe('M101 Engel Victory 120 · 2030-03-05 09:00')
  await inLanguage('sv', async () => expect(await said()).toEqual([`Stopporsak: Utan orsak → 102 ${name?.sv}`]))
  await inLanguage('de', async () => expect((await said())[0]).toMatch(/^Stillstandsgrund: Ohne .+ → 102 /))
  const { data } = await admin.call('get_booking_changes', { machine_id: 'M101', stop: String(stop) })
  expect((data as unknown as Told[])[0]?.changes.map(line)).toEqual([`Stop reason: Without a reason → 102 ${name?.en}`])
})

test('T-PLANT-580 a level is its name, a permission its words, a person their name, and what is unchanged is not told', async () => {
  const { data } = await admin.call('get_users', {})
  const user = data.find(({ username }) => username === 'operator') as Record<string, unknown>
  const { has_password: _, ...given } = user
  const saved = await admin.call(
    'save_user',
    { ...given, usertype: 2, granted: ['detail-planning'], password: '', email: 'a@plant.example' } as never,
    randomUUID(),
  )
  expect(saved.message).toBe('')
  const { called, lines } = await latest('user')
  expect(called).toBe(`${user.full_name} (operator)`)
  expect(lines.sort()).toEqual(
    [
      'E-mail: nothing → a@plant.example',
      'May also: nothing → Plan bundles in detail planning',
      'User level: Operator → Supervisor',
    ].sort(),
  )
})

test('T-PLANT-580 the file says what the page says, and names no column and no key', async () => {
  const { data } = await admin.call('export_audit_trail', DAY, randomUUID())
  const told = data as unknown as Told[]
  expect(told.length).toBeGreaterThan(5)
  const said = told.flatMap(({ called, changes }) => [called, ...changes.map(line)])
  expect(
    said.filter((words) => /[a-z]_[a-z]|[{}[\]]|\b(true|false|null|undefined)\b|nothing → nothing/.test(words)),
  ).toEqual([])
})

test('T-PLANT-580 settings are found by the words of their page', async () => {
  const found = (await admin.call('get_audit_trail', { ...DAY, words: 'slide show of' })).data
  expect(found).toMatchObject([{ key: 'autoSlide' }])
})
