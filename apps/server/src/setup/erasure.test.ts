import { personalPlaces } from '@takt/domain/people/personal-places.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type Caller, testServer } from '../../test/test-server.ts'
import { type Connections, openConnections } from '../ground/db/connections.ts'
import { linkEntries } from '../ground/trail/link-entries.ts'
import { verifyTrail } from '../ground/trail/verify-trail.ts'
import { aSignal } from '../machines/machines.fixture.ts'
import { erasePeople } from '../people/jobs/erase-people.ts'
import { anAttendance, anEmployee, aPasskey } from '../people/people.fixture.ts'
import { aStop } from '../stops/stops.fixture.ts'
import { anAuditEntry } from './setup.fixture.ts'

const server = testServer()
let connections: Connections
let admin: Caller
let user_id = 0

/** Words that stand nowhere in the example plant. */
const who = {
  username: 'zora.quist',
  full_name: 'Zora Quist',
  email: 'zora@quist.example',
  employee_number: 'ZQ-4711',
}

beforeAll(async () => {
  connections = openConnections(server.database, { onError: () => {} })
  admin = await server.signIn('admin')
  await anEmployee(server, { employee_number: who.employee_number, employee_name: 'Zora Maria Quist' })
  user_id = await added(who)
})
afterAll(() => connections.close())

async function added(change: object): Promise<number> {
  const [row] = (await admin.call('get_users', {})).data.filter(({ username }) => username === 'supervisor')
  const payload = { ...row, user_id: null, version: 0, password: 'a long one for Zora', ...change }
  return Number((await admin.raw({ name: 'save_user', payload })).data[0]?.user_id)
}

const erase = (of: number, name: string, by = admin) => by.call('erase_person', { user_id: of, name })
const told = ({ status, message }: Answer) => [status, message]
const carry = () => erasePeople.run({ connections, now: Date.now(), publish: () => {} } as never)

/** As if they had signed in and worked: what they do is written in their name. */
async function works(): Promise<void> {
  await server.sql(
    `update app_user set password_given = false, password_hash = (select password_hash from app_user where company_id = 1000 and username = 'admin')
    where company_id = 1000 and username = $1`,
    [who.username],
  )
  const zora = await server.signIn(who.username)
  const note = { machine_id: 'M101', note: 'Zora Quist has seen it' }
  expect((await zora.call('save_machine_note', note)).status).toBe(200)
  await aStop(server, {
    machine_id: 'M101',
    start_time: '2020-01-01T07:00:00Z',
    employee: who.employee_number,
    note: 'told by zora quist',
  })
  await aSignal(server, {
    machine_id: 'M101',
    at: '2020-01-01T07:00:00Z',
    kind: 'code',
    value: { stop: '1', reason: '110', note: '', employee: who.employee_number },
  })
  await anAttendance(server, {
    machine_id: 'M101',
    employee_number: who.employee_number,
    since: '2020-01-01T06:00:00Z',
    until: '2020-01-01T14:00:00Z',
  })
  await zora.call('add_my_machine', { machine_id: 'M101' })
  await aPasskey(server, { user_id, passkey_name: 'Phone of Zora Quist' })
  await zora.call('tell_export', { file: 'Orders of Zora Quist.csv', rows: 3 })
}

/** Every place of the company's data in which one of the words stands. */
async function leftovers(words: readonly string[]): Promise<string[]> {
  const columns = await server.sql<{ place: string; name: string }>(
    `select c.relname as place, a.attname as name from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'json'::regtype, 'text[]'::regtype)`,
  )
  const found: string[] = []
  for (const { place, name } of columns) {
    const rows = await server.sql(
      `select 1 from ${place} where exists (select from unnest($1::text[]) w where strpos(lower("${name}"::text), lower(w)) > 0) limit 1`,
      [words],
    )
    if (rows.length > 0) found.push(`${place}.${name}`)
  }
  return found.sort()
}

const words = [...Object.values(who), 'Zora Maria Quist']
const figures = () =>
  server.sql<{ sum: string }>(`
    select (select md5(string_agg(f::text, '|' order by f::text)) from shift_figures f) as shifts,
      (select md5(string_agg(f::text, '|' order by f::text)) from run_figures f) as runs,
      (select md5(string_agg(f::text, '|' order by f::text)) from reason_figures f) as reasons`)

test('T-SAFE-101 everything kept about a person is one file: account, hours, bookings, notes, sign-ins, the trail; no hash', async () => {
  await works()
  const { status, data } = await admin.call('export_person', { user_id })
  expect(status).toBe(200)
  const places = new Map(data.map(({ place, rows }) => [String(place), rows as Record<string, unknown>[]]))
  expect([...places.keys()].sort()).toEqual([
    ...[
      'app_user',
      'attendance',
      'audit',
      'employee',
      'favourite_machine',
      'machine_note',
      'passkey',
      'session',
      'signal',
      'stop',
    ],
  ])
  expect(places.get('app_user')).toMatchObject([who])
  expect(places.get('stop')).toMatchObject([{ machine_id: 'M101', note: 'told by zora quist' }])
  const whats = places.get('audit')?.map(({ what }) => what)
  expect(whats).toEqual(expect.arrayContaining(['session.opened', 'user.added', 'note.written', 'list.exported']))
  expect(JSON.stringify(data)).not.toMatch(/argon2|password_hash|token_hash|forgery/)
  const [entry] = await server.sql<{ what: string; username: string }>(
    `select what, username from audit where what like 'person.%' order by at desc, audit_id desc limit 1`,
  )
  expect(entry).toEqual({ what: 'person.exported', username: 'admin' })
})

test('T-SAFE-102 nobody erases themselves, the last administrator, somebody at work, or somebody whose name they do not type', async () => {
  const own = await server.sql<{ user_id: number }>(
    `select user_id from app_user where company_id = 1000 and username = 'admin'`,
  )
  expect(told(await erase(Number(own[0]?.user_id), 'x'))).toEqual([409, 'You cannot erase yourself.'])
  expect(told(await erase(user_id, 'zora quist'))).toEqual([409, 'Type the name exactly: Zora Quist'])
  await anAttendance(server, {
    machine_id: 'M102',
    employee_number: who.employee_number,
    since: '2020-01-02T06:00:00Z',
  })
  expect(told(await erase(user_id, who.full_name))).toEqual([
    409,
    'This person is signed in at M102. Sign them out there first.',
  ])
  await server.sql(
    `update attendance set until = since + interval '1 hour' where until is null and employee_number = $1`,
    [who.employee_number],
  )
  // One who has the right and is no administrator, and one who has some machines only.
  const first = await added({
    username: 'keeper',
    full_name: '',
    employee_number: '',
    granted: ['manage-personal-data'],
  })
  expect(first).toBeGreaterThan(0)
  await server.sql(
    `update app_user set granted = '{manage-personal-data}' where company_id = 1000 and username in ('planner', 'operator')`,
  )
  await server.sql(
    `update app_user set machine_restrictions = '{M101}' where company_id = 1000 and username = 'operator'`,
  )
  const planner = await server.signIn('planner')
  expect((await erase(Number(own[0]?.user_id), 'Admin', planner)).status).toBe(403)
  expect((await erase(user_id, who.full_name, await server.signIn('supervisor'))).status).toBe(403)
  expect((await (await server.signIn('operator')).call('export_person', { user_id })).status).toBe(403)
})

test('T-SAFE-103 an erased person is gone by name from every table and from the trail, and no figure and no booking is', async () => {
  await linkEntries(connections)
  const before = await figures()
  const counted = async () =>
    await server.sql(`select (select count(*) from stop) as stops, (select count(*) from attendance) as hours,
      (select count(*) from machine_note) as notes, (select count(*) from audit where what not like 'person.%') as entries`)
  const rows = await counted()
  const was = await verifyTrail(connections.owner, [])
  expect(was.findings).toEqual([])
  const { status, data } = await erase(user_id, who.full_name)
  expect([status, data[0]]).toEqual([
    200,
    { user_id, pseudonym: expect.stringMatching(/^Person \w{5}$/), ended_sessions: 1 },
  ])
  await carry()
  expect(await leftovers(words)).toEqual(['sign_in_failure.who'])
  expect(await figures()).toEqual(before)
  expect(await counted()).toEqual(rows)
  await expect(server.signIn(who.username)).rejects.toThrow()
  const sign = String(data[0]?.pseudonym).slice(-5)
  const [stop] = await server.sql(`select note, employee from stop where company_id = 1000 and employee = $1`, [
    `P-${sign}`,
  ])
  expect(stop).toEqual({ note: `told by Person ${sign}`, employee: `P-${sign}` })
  const [coded] = await server.sql(`select value->>'employee' as employee from signal where value->>'employee' = $1`, [
    `P-${sign}`,
  ])
  expect(coded).toBeDefined()
  const trail = await admin.call('get_audit_trail', {
    words: sign,
    from_day: '2020-01-01',
    to_day: '2100-01-01',
  } as never)
  expect(trail.data.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['note.written', 'session.opened', 'person.erased']),
  )
  await carry()
  expect(told(await erase(user_id, `Person ${sign}`))).toEqual([409, 'This person is erased already.'])
})

test('T-SAFE-104 the chain holds over covered entries, and finds whoever uses covering to change something else', async () => {
  const now = () => verifyTrail(connections.owner, [])
  await linkEntries(connections)
  const [steps] = await server.sql<{ count: number }>('select count(*)::int as count from audit_cover')
  expect(steps?.count).toBeGreaterThan(4)
  expect((await now()).findings).toEqual([])
  const root = new pg.Client(server.database)
  await root.connect()
  const planted = async (statement: string) => {
    await root.query(`begin; set local session_replication_role = replica`)
    await root.query(statement)
    const inside = {
      query: (given: never) => (/^(begin|rollback)/.test(String(given)) ? Promise.resolve() : root.query(given)),
    }
    const { findings } = await verifyTrail(inside as never, [])
    await root.query('rollback')
    return findings.length
  }
  const covered = 'audit_id = (select min(audit_id) from audit_cover)'
  for (const attempt of [
    `update audit set key = key || 'x' where ${covered}`,
    `update audit set what = 'order.deleted' where ${covered}`,
    `update audit set at = at + interval '1 hour' where ${covered}`,
    `update audit set address = '10.1.1.1' where ${covered}`,
    `update audit set salt = gen_random_uuid() where ${covered}`,
    `delete from audit where ${covered}`,
    `delete from audit_cover where ${covered}`,
    `update audit_cover set became = was where ${covered}`,
    `update audit set after = '{"steps": ""}' where what = 'person.covered'`,
    `update audit_cover set sign = 'OTHER' where ${covered}`,
  ]) {
    expect(await planted(attempt), attempt).toBeGreaterThan(0)
  }
  await root.end()
})

test('T-SAFE-104 an entry that names two people is covered for one after the other, also one of before entries had a salt', async () => {
  const [ann, bea] = [
    { username: 'ann.xylo', full_name: 'Ann Xylo' },
    { username: 'bea.ypsi', full_name: 'Bea Ypsi' },
  ]
  const ids = [
    await added({ ...ann, employee_number: '', email: '' }),
    await added({ ...bea, employee_number: '', email: '' }),
  ]
  const entry = { username: 'ann.xylo', what: 'user.changed', key: 'bea.ypsi', after: { full_name: 'Bea Ypsi' } }
  await anAuditEntry(server, entry)
  await anAuditEntry(server, { ...entry, salt: null })
  await linkEntries(connections)
  for (const [at, { full_name }] of [ann, bea].entries()) {
    expect((await erase(Number(ids[at]), full_name)).status).toBe(200)
    await carry()
    await linkEntries(connections)
    expect((await verifyTrail(connections.owner, [])).findings).toEqual([])
  }
  expect(await leftovers([...Object.values(ann), ...Object.values(bea)])).toEqual([])
})

test('T-SAFE-103 every place of people can be gone through: columns are of the kind that is said', async () => {
  for (const [table, { columns }] of Object.entries(personalPlaces)) {
    for (const [column, holds] of Object.entries(columns)) {
      const [found] = await server.sql<{ type: string }>(
        `select atttypid::regtype::text as type from pg_attribute where attrelid = $1::regclass and attname = $2`,
        [table, column],
      )
      const type = holds === 'user' ? 'integer' : holds === 'json' ? 'jsonb' : 'text'
      expect([table, column, found?.type]).toEqual([table, column, type])
    }
  }
})
