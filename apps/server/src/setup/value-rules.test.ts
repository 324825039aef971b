import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'

const server = testServer()
let admin: Caller
let operator: Caller

beforeAll(async () => {
  admin = await server.signIn('admin')
  operator = await server.signIn('operator')
})

const rule = {
  machine_id: 'C301',
  description: 'Hatch',
  signal: 'hatch',
  comparison: '=' as const,
  value: 'open',
  stop_code: '209',
  verifying: true,
  active: true,
}
const add = () => admin.call('save_value_rule', { ...rule, record_no: null, version: 0 })
const listed = async (record_no: unknown) =>
  (await admin.call('get_value_rules', {})).data.find((row) => row.record_no === record_no)

test('T-PLANT-78 a rule is added, names a stop at once, is shown with what its signal said last, and is removed', async () => {
  const [added] = (await add()).data
  expect(added).toMatchObject({ ...rule, version: 1, last_value: null, holds: null })
  const now = Date.now()
  await server.ingest([
    { seq: 1, machine_id: 'C301', at: new Date(now - 3000).toISOString(), kind: 'state', value: 'running' },
    { seq: 2, machine_id: 'C301', at: new Date(now - 2000).toISOString(), kind: 'state', value: 'stopped' },
    {
      seq: 3,
      machine_id: 'C301',
      at: new Date(now - 1000).toISOString(),
      kind: 'value',
      value: { name: 'hatch', value: 'open' },
    },
  ])
  expect((await admin.call('get_machine', { machine_id: 'C301' })).data[0]).toMatchObject({
    current_stop_reason: '209',
  })
  expect(await listed(added?.record_no)).toMatchObject({ last_value: 'open', holds: true })
  const removed = await admin.call('delete_value_rule', { record_no: Number(added?.record_no), version: 1 })
  expect(removed.status).toBe(200)
  expect(await listed(added?.record_no)).toBeUndefined()
  const trail = await server.sql<{ what: string }>(
    `select what from audit where company_id = 1000 and what like 'value-rule.%' and key = $1 order by audit_id`,
    [`C301/${added?.record_no}`],
  )
  expect(trail.map(({ what }) => what)).toEqual(['value-rule.added', 'value-rule.removed'])
})

test('T-PLANT-78 of two who change a rule at once the second is told; one that asks something else is another rule', async () => {
  const [added] = (await add()).data
  const record_no = Number(added?.record_no)
  const change = (description: string) => admin.call('save_value_rule', { ...rule, description, record_no, version: 1 })
  const answers = await Promise.all([change('one'), change('other')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await admin.call('delete_value_rule', { record_no, version: 1 })).status).toBe(409)
  const [other] = (await admin.call('save_value_rule', { ...rule, value: 'closed', record_no, version: 2 })).data
  expect(other?.record_no).not.toBe(record_no)
  expect(await listed(record_no)).toBeUndefined()
})

test('T-PLANT-78 what cannot be kept is refused, and only an administrator changes rules', async () => {
  const save = (who: Caller, change: Partial<typeof rule> & { comparison?: '<' }) =>
    who.call('save_value_rule', { ...rule, ...change, record_no: null, version: 0 } as never)
  expect((await save(admin, { comparison: '<' as never })).message).toContain('open')
  expect((await save(admin, { stop_code: 'nope' })).status).toBe(409)
  expect((await save(admin, { machine_id: 'NOPE' })).status).toBe(404)
  expect((await save(operator, {})).status).toBe(403)
  expect((await operator.call('get_value_rules', {})).status).toBe(403)
})
