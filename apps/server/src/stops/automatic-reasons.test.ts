/** Rules of the clock are set on a page: from now on, in every process, and never for what has been. */
import { UNCODED } from '@takt/domain/machines/uncoded.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { EXAMPLE, HOUR, MINUTE, type QuietPlant, quietPlant } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { withCompany } from '../ground/db/company-db.ts'
import { openConnections } from '../ground/db/connections.ts'
import { plantRules, rulesOf } from '../machines/plant-rules.ts'

const server = testServer()
let plant: QuietPlant
let admin: Caller

beforeAll(async () => {
  plant = await quietPlant(server)
  admin = await server.signIn('admin')
})
// A rule that another test left would name the stops of this one, or be met by its rules.
beforeEach(async () => {
  for (const { rule_no, version } of (await admin.call('get_automatic_reasons', {})).data) {
    await admin.call('delete_automatic_reason', { rule_no: Number(rule_no), version: Number(version) })
  }
})

/** Around the clock, so that it is always the time of the rule. */
const rule = {
  description: 'Rounds',
  machines: ['M101'] as string[] | null,
  set_code: '502',
  only_when: [UNCODED],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  from_time: '06:00',
  until_time: '06:00',
  calendars: [] as number[],
  active: true,
}
const save = (change: Partial<typeof rule>, over: { rule_no: number; version: number } | null, who = admin) =>
  who.call('save_automatic_reason', { ...rule, ...change, rule_no: over?.rule_no ?? null, version: over?.version ?? 0 })
const stopsOf = (machine_id: string) =>
  server.sql<{ stop_reason: string }>(
    `select start_time, end_time, stop_reason, continues from stop
     where company_id = $1 and machine_id = $2 and start_time >= $3 order by start_time`,
    [EXAMPLE, machine_id, plant.at(120)],
  )
const reasons = async (machine_id: string) => (await stopsOf(machine_id)).map(({ stop_reason }) => stop_reason)

test('T-PLANT-154 T-LOOK-154 a rule that is added, changed, switched off and on and taken back holds from each moment on, also for a stop that goes on; a rebuild names each piece as it was named', async () => {
  const [last] = await server.sql<{ audit_id: number }>('select max(audit_id) as audit_id from audit')
  await plant.says('M101', 90, 'running')
  await plant.says('M101', 30, 'stopped')
  const added = await save({}, null)
  expect([added.status, added.message]).toEqual([200, ''])
  const rule_no = Number(added.data[0]?.rule_no)
  const steps: [change: Partial<typeof rule>, then: string[]][] = [
    [{ set_code: '503' }, [UNCODED, '502', '503']],
    [{ set_code: '503', description: 'Other words' }, [UNCODED, '502', '503']],
    [{ set_code: '503', active: false }, [UNCODED, '502', '503', UNCODED]],
    [{ set_code: '503' }, [UNCODED, '502', '503', UNCODED, '503']],
  ]
  for (const [index, [change, then]] of steps.entries()) {
    plant.pass(10 * MINUTE)
    const [saved] = (await save(change, { rule_no, version: index + 1 })).data
    expect(saved).toMatchObject({ ...rule, ...change, rule_no, version: index + 2 })
    expect(await reasons('M101')).toEqual(then)
  }
  plant.pass(10 * MINUTE)
  expect((await admin.call('delete_automatic_reason', { rule_no, version: 5 })).status).toBe(200)
  expect((await admin.call('get_automatic_reasons', {})).data).toEqual([])
  plant.pass(10 * MINUTE)
  await plant.says('M101', -plant.passed(), 'running')
  const live = await stopsOf('M101')
  expect(live.map(({ stop_reason }) => stop_reason)).toEqual([UNCODED, '502', '503', UNCODED, '503', UNCODED])
  const listed = (await admin.call('get_stop_history', { machine_id: 'M101', period: 2 })).data
  expect(listed.toReversed().map(({ continues }) => continues)).toEqual([0, 1, 1, 1, 1, 1])
  const rebuilt = await admin.call('rebuild_machine', { machine_id: 'M101' })
  expect(rebuilt.data[0]).toMatchObject({ differed: false })
  expect(await stopsOf('M101')).toEqual(live)
  // What comes late from before the first rule is named by no rule.
  await plant.says('M101', 20, 'running')
  await plant.says('M101', 15, 'stopped')
  expect((await stopsOf('M101')).slice(2)).toEqual(live.slice(1))
  const trail = await server.sql<{ what: string; username: string }>(
    "select what, username from audit where company_id = $1 and what like 'automatic-reason.%' and audit_id > $2 order by audit_id",
    [EXAMPLE, last?.audit_id ?? 0],
  )
  expect(trail.map(({ what }) => what.slice(17))).toEqual([
    'added',
    'changed',
    'changed',
    'changed',
    'changed',
    'removed',
  ])
  expect(trail[0]?.username).toBe('admin')
})

test('T-PLANT-154 every process goes by a rule at once, and a machine from which nothing is heard is looked at when it begins', async () => {
  plant.pass(30 * MINUTE)
  await plant.says('M102', 15 - plant.passed(), 'stopped')
  const other = openConnections(server.database)
  const known = () =>
    withCompany(other, { company_id: EXAMPLE, machine_restrictions: [] }, async (db) =>
      rulesOf(await plantRules(db), 'M102').automatic.filter(({ holds_until }) => holds_until === null),
    )
  expect(await known()).toEqual([])
  const begins = Math.ceil((plant.now + 3 * HOUR) / MINUTE) * MINUTE
  const clock = (at: number) =>
    new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Europe/Stockholm', hour: '2-digit', minute: '2-digit' })
  const times = { from_time: clock(begins), until_time: clock(begins + HOUR) }
  const [added] = (await save({ machines: null, ...times }, null)).data
  expect(await known()).toEqual([expect.objectContaining({ set_code: '502', ...times })])
  const [state] = await server.sql<{ next_due: string }>(
    "select next_due from machine_state where company_id = $1 and machine_id = 'M102'",
    [EXAMPLE],
  )
  expect(Date.parse(state?.next_due ?? '')).toBe(begins)
  await admin.call('delete_automatic_reason', { rule_no: Number(added?.rule_no), version: 1 })
  expect(await known()).toEqual([])
  await other.close()
})

test('T-PLANT-155 what meets another rule is refused with a sentence that names it; what does not exist, too; of two at once the second is told', async () => {
  const [lunch] = (await save({ description: 'Lunch', from_time: '11:00', until_time: '11:45' }, null)).data
  expect(await save({ from_time: '11:30', until_time: '12:00', set_code: '503' }, null)).toMatchObject({
    status: 409,
    message:
      'This rule meets “Lunch” (11:00–11:45, reason 502): both would name the same stop. Take another time, other days or other machines.',
  })
  expect((await save({ machines: ['M102'], from_time: '11:30', until_time: '12:00' }, null)).status).toBe(200)
  expect(await save({ only_when: [UNCODED, '502'] }, null)).toMatchObject({ status: 409 })
  expect(await save({ set_code: 'nope' }, null)).toMatchObject({
    status: 409,
    message: expect.stringContaining('nope'),
  })
  expect((await save({ machines: ['NOPE'] }, null)).status).toBe(404)
  expect((await save({ calendars: [99] }, null)).status).toBe(404)
  expect((await save({ from_time: '25:00' }, null)).status).toBe(422)
  const over = { rule_no: Number(lunch?.rule_no), version: 1 }
  const times = { from_time: '11:00', until_time: '11:20' }
  const answers = await Promise.all([save(times, over), save({ ...times, set_code: '503' }, over)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  // A code that a rule has set stays, also when the rule is gone.
  await admin.call('delete_automatic_reason', { rule_no: over.rule_no, version: 2 })
  expect((await admin.call('delete_stop_code', { stop_code: '502', version: 1 })).status).toBe(409)
})

test('T-PLANT-155 only an administrator changes rules, and one who sees some machines only neither touches nor sees those of others', async () => {
  const operator = await server.signIn('operator')
  expect((await operator.call('get_automatic_reasons', {})).status).toBe(403)
  expect((await save({}, null, operator)).status).toBe(403)
  const [both] = (await save({ machines: ['M103', 'M104'] }, null)).data
  const restrict = (machines: string[]) =>
    server.sql("update app_user set machine_restrictions = $1 where company_id = 1000 and username = 'admin'", [
      machines,
    ])
  await restrict(['M103'])
  const foreman = await server.signIn('admin')
  const shown = (await foreman.call('get_automatic_reasons', {})).data
  expect(shown.map(({ machines }) => machines)).toEqual([['M103']])
  const over = { rule_no: Number(both?.rule_no), version: 1 }
  const refused = { status: 409, message: expect.stringContaining('machines that you may not see') }
  expect(await save({ machines: ['M103'] }, over, foreman)).toMatchObject(refused)
  expect(await save({ machines: null }, null, foreman)).toMatchObject({ status: 403 })
  expect(await foreman.call('delete_automatic_reason', over)).toMatchObject(refused)
  await restrict([])
})
