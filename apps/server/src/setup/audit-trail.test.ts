import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'

const server = testServer()
/** Half past midnight in the plant, and another day by the clock of the server. */
const NOW = Date.parse('2030-03-05T23:30:00Z')
const DAY = { from_day: '2030-03-06', to_day: '2030-03-06' }
let admin: Caller

beforeAll(async () => {
  server.clock.now = NOW
  admin = await server.signIn('admin')
  for (let value = 11; value <= 130; value += 1) {
    await admin.call('set_company_setting', { name: 'autoSlideInterval', value: String(value) }, randomUUID())
  }
  server.clock.now = NOW + 60_000
  await server.signIn('planner')
})

const trail = async (filter: object) => (await admin.call('get_audit_trail', { ...DAY, ...filter })).data

test('T-SAFE-92 the latest come first, a hundred at a time and each once, though many have one moment', async () => {
  const first = await trail({})
  expect(first).toHaveLength(100)
  expect(first[0]).toMatchObject({ username: 'planner', what: 'session.opened', key: 'planner', address: '127.0.0.1' })
  expect(first[1]).toMatchObject({ username: 'admin', what: 'setting.changed', changes: [{ field: '', to: '130' }] })
  const second = await trail({ after: first.at(-1)?.id })
  expect(second).toHaveLength(22)
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(122)
  expect(second.at(-1)).toMatchObject({ username: 'admin', what: 'session.opened' })
})

test('T-SAFE-92 days are the plant’s', async () => {
  expect(await trail({ from_day: '2030-03-05', to_day: '2030-03-05' })).toEqual([])
  expect(await trail({ from_day: '2030-03-07', to_day: '2030-03-07' })).toEqual([])
})

test('T-SAFE-92 a person, a kind, a thing and every word narrow it, and no word is a pattern', async () => {
  expect(await trail({ username: 'planner' })).toHaveLength(1)
  expect((await trail({ kind: 'doors' })).map(({ username }) => username)).toEqual(['planner', 'admin'])
  expect(await trail({ thing: 'session', username: 'admin' })).toHaveLength(1)
  expect(await trail({ words: 'autoslide 117' })).toMatchObject([
    { changes: [{ from: '117' }] },
    { changes: [{ to: '117' }] },
  ])
  expect(await trail({ words: '%' })).toEqual([])
  const people = (await admin.call('get_trail_people', DAY)).data
  expect(people.map(({ username }) => username).sort()).toEqual(['admin', 'planner'])
})

test('T-PLANT-573 entries are found by the words that their reader reads', async () => {
  await admin.call('set_own_choices', { language: 'de' }, randomUUID())
  expect(await trail({ words: 'Einstellung: geändert 117' })).toHaveLength(2)
  expect(await trail({ words: 'einstell 117' })).toHaveLength(2)
  expect(await trail({ words: 'Sitzung: geändert' })).toEqual([])
  await admin.call('set_own_choices', { language: 'en' }, randomUUID())
  expect(await trail({ words: 'Einstellung' })).toEqual([])
})

test('T-SAFE-92 a file holds what is chosen, and that it was taken out is an entry', async () => {
  const taken = await admin.call('export_audit_trail', { ...DAY, kind: 'doors' }, randomUUID())
  expect(taken.data).toHaveLength(2)
  const [entry] = await trail({ thing: 'trail' })
  expect(entry).toMatchObject({ what: 'trail.exported', username: 'admin', key: '2030-03-06 – 2030-03-06' })
  expect(entry?.changes).toContainEqual({
    ...{ field: 'rows', from: null, to: 2 },
    ...{ label: 'Rows', was: null, is: '2' },
  })
  expect(
    await server.sql(`select 1 from request_answer where name = 'export_audit_trail' and answer is not null`),
  ).toEqual([])
})

test('T-SAFE-92 only administrators of the whole plant read it', async () => {
  const planner = await server.signIn('planner')
  expect((await planner.call('get_audit_trail', DAY)).status).toBe(403)
  await server.sql(`update app_user set machine_restrictions = '{M101}' where company_id = 1000 and username = 'admin'`)
  try {
    const answers = [
      await admin.call('get_audit_trail', DAY),
      await admin.call('export_audit_trail', DAY, randomUUID()),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403])
  } finally {
    await server.sql(`update app_user set machine_restrictions = '{}' where company_id = 1000 and username = 'admin'`)
  }
  const other = await server.signIn('admin', 'second')
  expect((await other.call('get_audit_trail', DAY)).data.map(({ key }) => key)).toEqual(['admin'])
})
