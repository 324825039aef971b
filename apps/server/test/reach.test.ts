import { randomUUID } from 'node:crypto'
import { reachOf } from '@takt/contract/ground/define-procedure.ts'
import { procedures } from '@takt/contract/procedures.ts'
import { hindranceOf } from '@takt/domain/ground/may-call.ts'
import { permissionNames } from '@takt/domain/ground/permissions.ts'
import { text } from '@takt/texts/text.ts'
import { beforeAll, expect, test } from 'vitest'
import type { Belongings } from './sample-words.ts'
import { samples } from './samples.ts'
import { type Caller, testServer } from './test-server.ts'

const server = testServer()
const COMPANY = 1000
const OWN_MACHINE = 'P201'
let limited: Caller
let everywhere: Caller
let others: Belongings
/** Every table as it was after the call before. */
let seen: Record<string, string> = {}

/** Level 5 with every permission, and one machine; the other has the same and every machine. */
beforeAll(async () => {
  const set = `update app_user set usertype = 5, granted = $1, removed = '{}', machine_restrictions = $2
    where company_id = ${COMPANY} and username = $3`
  await server.sql(set, [[...permissionNames], [OWN_MACHINE], 'planner'])
  await server.sql(set, [[...permissionNames], [], 'supervisor'])
  ;[limited, everywhere] = [await server.signIn('planner'), await server.signIn('supervisor')]
  const [run] = await server.sql<{ machine_id: string; card_no: string }>(
    `select machine_id, card_no from order_run where company_id = ${COMPANY} and end_time is null
       and machine_id <> '${OWN_MACHINE}' order by machine_id limit 1`,
  )
  const [employee] = await server.sql<{ employee_number: string }>(
    `select employee_number from employee where company_id = ${COMPANY} order by 1 limit 1`,
  )
  const [code] = await server.sql<{ stop_code: string }>(
    `select stop_code from stop_code where company_id = ${COMPANY} and active order by 1 limit 1`,
  )
  others = {
    machine_id: run?.machine_id ?? '',
    card_no: run?.card_no ?? '',
    employee: employee?.employee_number ?? '',
    stop_code: code?.stop_code ?? '',
    dashboard: 'moulding',
  }
  server.clock.now = Date.now()
  await changedTables()
})

const reaching = (wanted: string) =>
  procedures.filter((procedure) => reachOf(procedure, sampleOf(procedure.name)) === wanted).map(({ name }) => name)

/** What a call is given is known before there is a database: its reach may hang on it, on keys it does not. */
function sampleOf(name: (typeof procedures)[number]['name']): Record<string, unknown> {
  const nobody: Belongings = { machine_id: 'M', card_no: 'C', employee: 'E', stop_code: 'S', dashboard: 'd' }
  return samples(others ?? nobody)[name] as Record<string, unknown>
}

test.each(reaching('plant'))(
  'T-SAFE-21 T-PLANT-526 %s is for the whole plant: refused to who has one machine',
  async (name) => {
    const refused = await limited.raw({ name, payload: sampleOf(name), request_id: randomUUID() })
    expect([refused.status, refused.message]).toEqual([403, text('en', 'call.whole-plant')])
    expect(await changedTables()).toEqual([])
    // A browser that asks before it offers the call hears the same.
    const caller = { permissions: permissionNames, machine_restrictions: [OWN_MACHINE] }
    const { permission } = procedures.find((procedure) => procedure.name === name) ?? {}
    expect(hindranceOf(caller, { permission, reach: 'plant' }, sampleOf(name))).toEqual({ why: 'whole-plant' })
  },
)

test.each(reaching('machines'))('T-SAFE-21 %s of another’s machine is refused or finds nothing', async (name) => {
  const refused = await limited.raw({ name, payload: sampleOf(name), request_id: randomUUID() })
  expect(refused.status, refused.message).toBeGreaterThanOrEqual(400)
  expect(refused.status, refused.message).toBeLessThan(500)
  expect(await changedTables()).toEqual([])
})

test.each(reaching('people'))('T-SAFE-20 %s about somebody with more rights is refused', async (name) => {
  const [same] = await server.sql<{ user_id: number; username: string; version: number }>(
    `select user_id, username, version from app_user where company_id = ${COMPANY} and username = 'supervisor'`,
  )
  const sample = sampleOf(name)
  const about = 'user_id' in sample ? same : { username: same?.username }
  const refused = await limited.raw({ name, payload: { ...sample, ...about }, request_id: randomUUID() })
  expect([refused.status, refused.message]).toEqual([403, text('en', 'refusal.beyond-own-rights')])
  expect(await changedTables()).toEqual([])
})

test('T-SAFE-21 who has every machine is refused none of them for that', async () => {
  const refused: string[] = []
  for (const name of reaching('plant')) {
    const answer = await everywhere.raw({ name, payload: sampleOf(name), request_id: randomUUID() })
    if (answer.message === text('en', 'call.whole-plant')) refused.push(name)
  }
  expect(refused).toEqual([])
  expect(reaching('plant').length).toBeGreaterThan(40)
})

async function changedTables(): Promise<string[]> {
  const tables = await server.sql<{ table_name: string }>(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'company_id'
       and table_name <> 'session'`,
  )
  const digests = tables.map(
    ({ table_name }) =>
      `select '${table_name}' as name, count(*) || ':' || sum(hashtextextended(t::text, 0)) as digest
       from ${table_name} t where company_id = ${COMPANY}`,
  )
  const rows = await server.sql<{ name: string; digest: string }>(digests.join(' union all '))
  const changed = rows.filter(({ name, digest }) => seen[name] !== digest).map(({ name }) => name)
  seen = Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
  return changed
}
