import { blankStep } from '@takt/domain/activities/blank-activity-type.ts'
import type { ActivityStep } from '@takt/domain/activities/model/activity-type-setting.ts'
import { beforeAll, expect, test } from 'vitest'
import { followAt, MINUTE_MS, started, statusOf } from '../../test/activity-floor.ts'
import { saveSamples } from '../../test/save-samples.ts'
import { type Caller, testServer } from '../../test/test-server.ts'

const server = testServer()
let admin: Caller
let operator: Caller
const of = { machine_id: 'M101', card_no: '', employee: '', stop_code: '', dashboard: '' }
const kind = { ...saveSamples(of).save_activity_type, record_no: null, version: 0 }

beforeAll(async () => {
  admin = await server.signIn('admin')
  operator = await server.signIn('operator')
})

const step = (question: string, change: Partial<ActivityStep> = {}): ActivityStep => ({
  ...blankStep,
  question: { en: question },
  input_type: 'yes-no',
  ...change,
})
const asked = async (record_no: string) =>
  (await operator.call('get_internal_activity_checklist', { record_no })).data.map(({ question }) => question)
const perform = (record_no: string, values: readonly string[]) =>
  operator.call('perform_internal_activity', {
    record_no,
    machine_id: 'M101',
    employee: '0101',
    checklist: values.map((entered_value, index) => ({ row_no: (index + 1) * 10, entered_value, exception_note: '' })),
  })

test('T-PLANT-145 a kind is added with its checklist, offered at its machines at once, copied, switched off', async () => {
  const steps = [
    step('Oil level?', { input_type: 'number', unit: 'mm', limit_low: 2, limit_high: 9.5 }),
    step('Clean?'),
  ]
  const added = await admin.call('save_activity_type', { ...kind, names: { en: 'Oil' }, steps })
  expect(added.data[0]).toMatchObject({ names: { en: 'Oil' }, version: 1, steps })
  const record_no = Number(added.data[0]?.record_no)
  const offered = async (machine_id: string) =>
    (await operator.call('get_manual_internal_activities', { machine_id })).data.some(
      (row) => row.record_no === String(record_no),
    )
  expect([await offered('M101'), await offered('M102')]).toEqual([true, false])
  const { record_no: _, version: __, ...said } = added.data[0] as unknown as typeof kind
  const copy = await admin.call('save_activity_type', { ...said, names: { en: 'Oil 2' }, record_no: null, version: 0 })
  expect(copy.data[0]).toMatchObject({ names: { en: 'Oil 2' }, steps })
  expect(copy.data[0]?.record_no).not.toBe(record_no)
  await admin.call('save_activity_type', { ...said, record_no, version: 1, active: false })
  expect(await offered('M101')).toBe(false)
  expect((await operator.call('save_activity_type', kind)).status).toBe(403)
})

test('T-PLANT-196 whom an outcome is mailed to is set with the kind and mailed; what is no address is refused, and what else the outcome says stays', async () => {
  const nobody = { created: '', ok: '', exception: '', cancelled: '' }
  const mail_to = { ...nobody, created: 'anna@plant.example; bo@plant.example' }
  const added = await admin.call('save_activity_type', { ...kind, mail_to, steps: [step('Clean?')] })
  expect(added.data[0]).toMatchObject({ mail_to })
  const record_no = Number(added.data[0]?.record_no)
  await started(operator, String(record_no))
  const mailed = async () =>
    (await server.sql<{ to_address: string }>('select to_address from mail order by mail_no')).map(
      (row) => row.to_address,
    )
  expect(await mailed()).toEqual(['anna@plant.example', 'bo@plant.example'])
  await server.sql(`update activity_output set mail_subject = 'S' where company_id = 1000 and action_id = $1`, [
    record_no,
  ])
  const wrong = { ...kind, record_no, version: 1, mail_to: { ...nobody, ok: 'anna@plant.example; bo' } }
  expect(await admin.call('save_activity_type', wrong)).toMatchObject({
    status: 409,
    message: '“bo” is not an e-mail address.',
  })
  await admin.call('save_activity_type', { ...kind, record_no, version: 1, mail_to: nobody, steps: [step('Clean?')] })
  await started(operator, String(record_no))
  expect(await mailed()).toHaveLength(2)
  expect(
    await server.sql(
      `select distinct mail_to, mail_subject from activity_output where company_id = 1000 and action_id = $1`,
      [record_no],
    ),
  ).toEqual([{ mail_to: '', mail_subject: 'S' }])
})

test('T-PLANT-145 of two who change a kind at once the second is told; a wrong checklist is refused by its step', async () => {
  const record_no = Number((await admin.call('save_activity_type', kind)).data[0]?.record_no)
  const change = (duration: number) => admin.call('save_activity_type', { ...kind, record_no, version: 1, duration })
  const answers = await Promise.all([change(10), change(20)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const steps = [step('A'), step('B', { input_type: 'number', limit_low: 5, limit_high: 4 })]
  const refused = await admin.call('save_activity_type', { ...kind, record_no, version: 2, steps })
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('step 2') })
  const gone = { ...kind, after_ok: { create: '999999', after_minutes: 5 } }
  expect((await admin.call('save_activity_type', gone)).status).toBe(404)
})

test('T-PLANT-146 what was created keeps the steps it began with; what is created afterwards has the new ones', async () => {
  const first = await admin.call('save_activity_type', { ...kind, steps: [step('Old one?')] })
  const type = Number(first.data[0]?.record_no)
  const before = await started(operator, String(type))
  const steps = [step('New one?'), step('And this?')]
  await admin.call('save_activity_type', { ...kind, record_no: type, version: 1, steps })
  const after = await started(operator, String(type))
  expect([await asked(before), await asked(after)]).toEqual([['Old one?'], ['New one?', 'And this?']])
  expect((await perform(after, ['yes'])).status).toBe(409)
  expect((await perform(before, ['yes'])).status).toBe(200)
  expect(await statusOf(server, before)).toMatchObject({ status: 2 })
  const renamed = await admin.call('save_activity_type', {
    ...kind,
    record_no: type,
    version: 2,
    steps,
    names: { en: 'B' },
  })
  expect(renamed.data[0]).toMatchObject({ names: { en: 'B' }, steps })
  expect(await asked(after)).toEqual(['New one?', 'And this?'])
})

test('T-PLANT-146 a kind that was created, or that another one creates, is not deleted; one that never was is', async () => {
  const type = Number((await admin.call('save_activity_type', kind)).data[0]?.record_no)
  expect((await admin.call('delete_activity_type', { record_no: type, version: 1 })).status).toBe(200)
  const used = Number((await admin.call('save_activity_type', kind)).data[0]?.record_no)
  await started(operator, String(used))
  expect(await admin.call('delete_activity_type', { record_no: used, version: 1 })).toMatchObject({ status: 409 })
  const next = Number((await admin.call('save_activity_type', kind)).data[0]?.record_no)
  const after_ok = { create: String(next), after_minutes: 5 }
  const first = Number((await admin.call('save_activity_type', { ...kind, after_ok })).data[0]?.record_no)
  expect(await admin.call('delete_activity_type', { record_no: next, version: 1 })).toMatchObject({ status: 409 })
  expect((await admin.call('delete_activity_type', { record_no: first, version: 1 })).status).toBe(200)
  expect((await admin.call('delete_activity_type', { record_no: next, version: 1 })).status).toBe(200)
})

test('T-PLANT-145 a kind that comes again is there again when its time has come, and no more once it is switched off', async () => {
  const again = { ...kind, after_ok: { create: 'same', after_minutes: 60 } }
  const type = Number((await admin.call('save_activity_type', again)).data[0]?.record_no)
  const count = async () =>
    (await server.sql('select 1 from internal_activity where company_id = 1000 and action_id = $1', [type])).length
  const one = await started(operator, String(type))
  await perform(one, [])
  await followAt(server, Date.now() + 30 * MINUTE_MS)
  expect(await count()).toBe(1)
  await followAt(server, Date.now() + 61 * MINUTE_MS)
  expect(await count()).toBe(2)
  await admin.call('save_activity_type', { ...again, record_no: type, version: 1, active: false })
  const [open] = await server.sql<{ record_no: string }>(
    'select record_no from internal_activity where company_id = 1000 and action_id = $1 and status = 1',
    [type],
  )
  await perform(String(open?.record_no), [])
  await followAt(server, Date.now() + 200 * MINUTE_MS)
  expect(await count()).toBe(2)
})
