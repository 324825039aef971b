import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { procedures } from '@takt/contract/procedures.ts'
import { permissionNames } from '@takt/domain/ground/permissions.ts'
import { beforeAll, expect, test } from 'vitest'
import type { Belongings } from './sample-words.ts'
import { samples } from './samples.ts'
import { type Answer, type Caller, post, testServer } from './test-server.ts'

const server = testServer()
const EXAMPLE = 1000
let stranger: Caller
let mine: Belongings
/** What the other company had after the call before; unknown when a test changed something there itself. */
let lastSeen: Record<string, string> | undefined
const nothing: Belongings = {
  machine_id: 'NOWHERE',
  card_no: 'NO-CARD',
  employee: 'NOBODY',
  stop_code: 'NO-CODE',
  dashboard: 'no-dashboard',
}

beforeAll(async () => {
  const at = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
  const [machine] = await server.sql<{ machine_id: string; card_no: string }>(
    `select r.machine_id, r.card_no from order_run r where company_id = $1 and end_time is null
       and not exists (select from machine m where m.machine_id = r.machine_id and m.company_id <> $1)
     order by machine_id limit 1`,
    [EXAMPLE],
  )
  const machine_id = machine?.machine_id ?? ''
  await server.ingest([
    { seq: 1, machine_id, at: at(60), kind: 'state', value: 'running' },
    { seq: 2, machine_id, at: at(30), kind: 'state', value: 'stopped' },
  ])
  const [employee] = await server.sql<{ employee_number: string }>(
    `select employee_number from employee e where company_id = $1
       and not exists (select from employee x where x.company_id <> $1 and x.employee_number = e.employee_number) limit 1`,
    [EXAMPLE],
  )
  const [stopCode] = await server.sql<{ stop_code: string }>(
    `select stop_code from stop_code c where company_id = $1 and active
       and not exists (select from stop_code x where x.company_id <> $1 and x.stop_code = c.stop_code) limit 1`,
    [EXAMPLE],
  )
  mine = {
    machine_id,
    card_no: machine?.card_no ?? '',
    employee: employee?.employee_number ?? '',
    stop_code: stopCode?.stop_code ?? '',
    dashboard: 'moulding',
  }
  stranger = await server.signIn('admin', 'second')
  await prepareDigest()
})

test.each(procedures.map(({ name }) => name))(
  'T-NAV-15-B T-CALL-01-X %s without a session is refused',
  async (name) => {
    const answer = await post(`${server.url}/api/call`, {
      name,
      payload: samples(mine)[name],
      request_id: randomUUID(),
    })
    expect(answer.status).toBe(401)
    expect(answer.message).toBe('You are not signed in.')
    expect(answer.data).toEqual([])
  },
)

test.each(procedures.map(({ name }) => name))(
  'T-ENTITY-28-X %s with the keys of another company answers as if they did not exist, and changes nothing',
  async (name) => {
    server.clock.now ??= Date.now()
    // Calls that take a password count wrong ones together: the wait of one is not the answer of another.
    await server.sql('delete from sign_in_failure')
    lastSeen ??= await everythingOf(EXAMPLE)
    const before = lastSeen
    const nowhere = await stranger.call(name, samples(nothing)[name], randomUUID())
    const theirs = await stranger.call(name, samples(mine)[name], randomUUID())
    expect(theirs.status, theirs.message).toBeLessThan(500)
    expect(withoutKeys(theirs)).toEqual(withoutKeys(nowhere))
    lastSeen = await everythingOf(EXAMPLE)
    expect(lastSeen).toEqual(before)
  },
)

/** What was asked for may be repeated in an answer; anything else that differs would tell that it exists. */
function withoutKeys(answer: Answer): unknown {
  let text = JSON.stringify({ status: answer.status, body: answer.body })
  // A digit in their place, which is right in a word and in a number: some keys are numbers, and so are other things.
  for (const key of [...Object.values(mine), ...Object.values(nothing)]) text = text.replaceAll(key, '1')
  // A key that is made is another one each time.
  text = text.replace(/"key_id":\d+,"key":"takt_signals_[\w-]+"/, '"key_id":0')
  // The first question is one of the caller's own calls in the answer to the second; whose they are T-SAFE-82 holds.
  text = text.replace(/"slow_calls":\[[^\]]*\]/, '"slow_calls":[]')
  return JSON.parse(text)
}

test('T-ENTITY-28-X a company id in the payload is ignored', async () => {
  const answer = await stranger.raw({ name: 'get_machines', payload: { company_id: EXAMPLE } })
  expect(answer.status).toBe(200)
  expect(JSON.stringify(answer.data)).not.toContain(mine.card_no)
})

test('T-NAV-15-B every call that asks for a permission is refused without it, and named', async () => {
  lastSeen = undefined
  const none = `update app_user set removed = $1 where company_id = ${EXAMPLE} and username = 'planner'`
  await server.sql(none, [[...permissionNames]])
  const planner = await server.signIn('planner')
  const letIn: string[] = []
  for (const { name, permission } of procedures) {
    if (permission === undefined) continue
    const answer = await planner.call(name, samples(mine)[name], randomUUID())
    if (answer.status !== 403 || !answer.message.includes(permission)) letIn.push(`${name}: ${answer.status}`)
  }
  expect(letIn).toEqual([])
  expect(procedures.filter(({ permission }) => permission !== undefined).length).toBeGreaterThan(100)
})

test('T-NAV-15-B every call that names a machine is refused to somebody of other machines, whatever else they may do', async () => {
  lastSeen = undefined
  await server.sql(
    `update app_user set usertype = 9, machine_restrictions = '{NO-SUCH}' where company_id = ${EXAMPLE} and username = 'restricted'`,
  )
  const restricted = await server.signIn('restricted')
  const letIn: string[] = []
  let asked = 0
  for (const { name, input } of procedures) {
    const payload = samples(mine)[name] as { machine_id?: unknown }
    if (!('machine_id' in input.shape) || payload.machine_id !== mine.machine_id) continue
    asked += 1
    const answer = await restricted.call(name, samples(mine)[name], randomUUID())
    if (answer.status === 403 && answer.message.includes(mine.machine_id)) continue
    // A list of machines is answered for those the user may see: as if the others did not exist.
    const list = typeof input.shape.machine_id.safeParse(payload.machine_id).data !== 'string'
    const nowhere = list && (await restricted.call(name, samples(nothing)[name], randomUUID()))
    if (!nowhere || !isDeepStrictEqual(withoutKeys(answer), withoutKeys(nowhere)))
      letIn.push(`${name}: ${answer.status}`)
  }
  expect(letIn).toEqual([])
  expect(asked).toBeGreaterThan(80)
})

/** A digest of every table's rows of a company. */
async function everythingOf(company_id: number): Promise<Record<string, string>> {
  const rows = await server.sql<{ table_name: string; digest: string }>(`execute everything_of(${company_id})`)
  return Object.fromEntries(rows.map(({ table_name, digest }) => [table_name, digest]))
}

/** One statement, planned once: it is asked after each of 270 calls. The sum of the rows' hashes needs no order. */
async function prepareDigest(): Promise<void> {
  const tables = await server.sql<{ table_name: string }>(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'company_id'`,
  )
  const digests = tables.map(
    ({ table_name }) =>
      `select '${table_name}' as table_name, count(*) || ':' || sum(hashtextextended(t::text, 0)) as digest
       from ${table_name} t where company_id = $1`,
  )
  await server.sql('set plan_cache_mode = force_generic_plan')
  await server.sql(`prepare everything_of(bigint) as ${digests.join(' union all ')}`)
}
