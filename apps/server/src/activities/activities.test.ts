import { randomUUID } from 'node:crypto'
import { specialFunctions } from '@takt/domain/ground/special-functions.ts'
import { beforeAll, expect, test } from 'vitest'
import { MINUTE_MS, makeType, start, started, statusOf } from '../../test/activity-floor.ts'
import { EXAMPLE } from '../../test/quiet-plant.ts'
import { type Answer, type Caller, testServer } from '../../test/test-server.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { anActivityOutput, anActivityQuestion } from './activities.fixture.ts'

const server = testServer()
let operator: Caller
let supervisor: Caller
let plain: string

beforeAll(async () => {
  operator = await server.signIn('operator')
  supervisor = await server.signIn('supervisor')
  plain = await makeType(server, 901, { names: { en: 'Plain' }, type_names: { en: 'Test' } })
})

const offered = async (caller: Caller, payload: object) =>
  (await caller.call('get_manual_internal_activities', payload)).data
const named = (rows: Answer['data'], record_no: string) => rows.some((row) => row.record_no === record_no)

test('T-ENTITY-16 T-ENTITY-16-X a type carries its fields and the outputs of four outcomes', async () => {
  const id = await makeType(server, 902, { names: { en: 'Sampling' }, duration: 30, extra_info_1_type: 0 })
  await anActivityOutput(server, {
    action_id: 902,
    outcome: 'created',
    mail_to: 'a@example.com;b@example.com',
    message_groups: 'Leaders',
  })
  await anActivityOutput(server, {
    action_id: 902,
    outcome: 'ok',
    action_list: 'lamp on',
    create_activity: 901,
    create_after: 15,
  })
  await anActivityOutput(server, {
    action_id: 902,
    outcome: 'exception',
    mail_subject: 'Look',
    mail_text: 'at it',
    create_activity: 901,
    quantity_to_create: 2,
    include_deviations: 1,
  })
  const row = (await offered(operator, { machine_id: 'M101' })).find((each) => each.record_no === id)
  expect(row).toMatchObject({
    company_id: EXAMPLE,
    description: 'Sampling',
    extra_info_1_type: 0,
    duration: 30,
    output_on_created_mail_to: 'a@example.com;b@example.com',
    output_on_created_message_groups: 'Leaders',
    output_on_ok_action_list: 'lamp on',
    output_on_ok_create_activity: plain,
    output_on_ok_quantity_to_create: 1,
    output_on_ok_create_after: 15,
    output_on_exception_mail_subject: 'Look',
    output_on_exception_mail_text: 'at it',
    output_on_exception_quantity_to_create: 2,
    output_on_exception_include_deviations: 1,
    output_on_cancelled_mail_to: '',
  })
  // Only OK and exception create another one.
  expect(row).not.toHaveProperty('output_on_created_create_activity')
  expect(row).not.toHaveProperty('output_on_cancelled_create_after')
  expect(row).not.toHaveProperty('output_on_ok_include_deviations')
})

test('W-CALL-06-C types are offered where their restrictions hold: machine, department, part and operation that run', async () => {
  const [run] = await server.sql<{ part_no: string; op_number: string }>(
    `select c.part_no, c.op_number from order_run r join card c using (company_id, card_no)
     where r.company_id = $1 and r.machine_id = 'M101' and r.end_time is null order by r.start_time limit 1`,
    [EXAMPLE],
  )
  const [at] = await server.sql<{ department: string }>(
    "select department from machine where company_id = $1 and machine_id = 'M101'",
    [EXAMPLE],
  )
  const { part_no = '', op_number = '' } = run ?? {}
  const one = await makeType(server, 903, { machines: ['M102'] })
  const part = await makeType(server, 904, { part_no, op_number })
  const other = await makeType(server, 905, { part_no, op_number: 'no such' })
  const department = await makeType(server, 906, { department: at?.department ?? '' })
  const follower = await makeType(server, 907, { manual: 0 })
  const everything = { machine_id: 'M101', op_number: '', part_no: '', tool_id: '', type: '' }
  const rows = await offered(operator, everything)
  expect([plain, one, part, other, department, follower].map((id) => named(rows, id))).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ])
  expect(named(await offered(operator, { machine_id: 'M102' }), one)).toBe(true)
  expect(named(await offered(operator, { ...everything, machine_id: '' }), one)).toBe(true)
  expect(named(await offered(operator, { ...everything, part_no: 'another' }), part)).toBe(false)
  expect((await offered(operator, { ...everything, type: 'Test' })).map((row) => row.record_no)).toEqual([plain])
  // Neither of this person's machines has the function.
  expect(await offered(await server.signIn('restricted'), { machine_id: '' })).toEqual([])
  expect((await start(operator, other)).status).toBe(409)
  expect((await start(operator, follower)).status).toBe(409)
})

test('T-CALL-04 T-CALL-04-X res is the number of what was created; dates, extra info and quantity are checked', async () => {
  const id = await makeType(server, 910, { duration: 60, extra_info_1_type: 0, extra_info_1_label: { en: 'Pallet' } })
  const answer = await start(operator, id, { extra_info_1: '17', note: 'with care' })
  expect(answer).toMatchObject({ status: 200, data: [{ res: expect.stringMatching(/^\d+$/) }] })
  const [row] = (await operator.call('get_internal_activities', { machine_id: 'M101', action_id: id })).data
  expect(row).toMatchObject({
    record_no: answer.data[0]?.res,
    extra_info_1: '17',
    create_note: 'with care',
    created_by: 'operator',
    status: 1,
  })
  for (const extra_info_1 of ['', '17a']) expect((await start(operator, id, { extra_info_1 })).status).toBe(409)
  const off = new Date(Date.now() - 11 * MINUTE_MS).toISOString()
  expect((await start(operator, id, { extra_info_1: '1', create_date: off })).message).toContain('clock')
  const past = new Date(Date.now() - 9 * MINUTE_MS).toISOString()
  expect((await start(operator, id, { extra_info_1: '1', due_date: past })).status).toBe(409)
  const ahead = (days: number) => new Date(Date.now() + days * 24 * 60 * MINUTE_MS).toISOString()
  expect((await start(operator, id, { extra_info_1: '1', due_date: ahead(367) })).status).toBe(409)
  // Never cancelled before it is due, whatever the client sends.
  const early = await started(operator, id, { extra_info_1: '2', due_date: ahead(360), cancel_date: ahead(1) })
  const [dates] = await server.sql<{ same: boolean }>(
    'select cancel_date = due_date as same from internal_activity where company_id = $1 and record_no = $2',
    [EXAMPLE, early],
  )
  expect(dates).toEqual({ same: true })
  for (const quantity_to_create of [0, 21, 1.5]) {
    expect((await start(operator, id, { extra_info_1: '1', quantity_to_create })).status).toBe(422)
  }
  expect((await start(operator, id, { extra_info_1: '1', quantity_to_create: 20 })).status).toBe(200)
  const count = async () => (await operator.call('get_internal_activities', { action_id: id })).data.length
  expect(await count()).toBe(22)
})

test('T-VALID-02-X T-VALID-17-X the server repeats it: text may stay empty unless the type requires it', async () => {
  const free = await makeType(server, 911, { extra_info_1_type: 1 })
  const needed = await makeType(server, 912, { extra_info_1_type: 1, extra_info_1_required: 1 })
  expect((await start(operator, free)).status).toBe(200)
  expect((await start(operator, needed, { extra_info_1: ' ' })).status).toBe(409)
})

test('T-CALL-04-X without a duration an activity is never cancelled by itself, whatever the client sends', async () => {
  const record_no = await started(operator, plain)
  const [row] = await server.sql<{ cancel_date: unknown }>(
    'select cancel_date from internal_activity where company_id = $1 and record_no = $2',
    [EXAMPLE, record_no],
  )
  expect(row?.cancel_date).toBeNull()
})

test('W-ENTITY-40 W-ENTITY-42 W-CALL-07 an activity and its performed checklist', async () => {
  const id = await makeType(server, 920, { names: { en: 'Check' }, type_names: { en: 'Round' } })
  await anActivityQuestion(server, {
    action_id: 920,
    row_no: 20,
    question: { en: 'Temperature' },
    input_type: 'number',
    limit_high: 50,
    unit: '°C',
  })
  await anActivityQuestion(server, {
    action_id: 920,
    row_no: 10,
    question: { en: 'Clean?' },
    input_type: 'yes-no-deviation',
  })
  await anActivityQuestion(server, {
    action_id: 920,
    row_no: 30,
    question: { en: 'Elsewhere' },
    input_type: 'yes-no',
    machines: ['M102'],
  })
  await anActivityQuestion(server, {
    action_id: 920,
    row_no: 40,
    question: { en: 'Every second' },
    input_type: 'yes-no',
    frequency: 2,
  })
  const record_no = await started(operator, id)
  const questions = (await operator.call('get_internal_activity_checklist', { record_no })).data
  expect(questions.map(({ question }) => question)).toEqual(['Clean?', 'Temperature'])

  const perform = (checklist: object[]) =>
    operator.call('perform_internal_activity', {
      record_no,
      machine_id: 'M101',
      employee: '0101',
      checklist: checklist as never,
    })
  const clean = { row_no: 10, entered_value: 'yes' }
  expect((await perform([clean])).message).toContain('Temperature')
  expect((await perform([clean, { row_no: 20, entered_value: '51' }])).message).toContain('remark')
  expect((await perform([clean, { row_no: 20, entered_value: 'warm' }])).message).toContain('not accepted')
  const done = await perform([clean, { row_no: 20, entered_value: '51', exception_note: 'fan broken' }])
  expect(done.data).toMatchObject([
    {
      record_no,
      machine_id: 'M101',
      description: 'Check',
      type_description: 'Round',
      status: 4,
      finished_date: expect.stringMatching(/Z$/),
      due_date: expect.any(String),
      action_id: id,
      perform: 1,
      authentication_mode: '',
      performer: 'Anna Lindqvist',
    },
  ])
  const rows = await operator.call('balthzar_get_internal_activity_performed_checklist', { record_link: record_no })
  expect(rows.data).toEqual([
    { row_no: 10, question: 'Clean?', entered_value: 'yes', unit: '', exception_note: '', status: 2 },
    { row_no: 20, question: 'Temperature', entered_value: '51', unit: '°C', exception_note: 'fan broken', status: 4 },
  ])
  // Twice is once.
  expect((await perform([clean, { row_no: 20, entered_value: '40' }])).status).toBe(409)
  expect((await operator.call('delete_internal_activity', { record_no })).status).toBe(403)
  const second = await started(operator, id)
  const again = (await operator.call('get_internal_activity_checklist', { record_no: second })).data
  expect(again.map(({ question }) => question)).toContain('Every second')
})

test('T-PLANT-641 the choices of a checklist are read and answered in any language, and kept in that of who performs it', async () => {
  const id = await makeType(server, 940)
  await anActivityQuestion(server, {
    action_id: 940,
    question: { en: 'Floor' },
    input_type: 'list',
    choices: [{ en: 'Clean', sv: 'Rent' }, { en: 'Oil', sv: 'Olja' }, { en: 'Water' }],
  })
  const record_no = await started(operator, id)
  await operator.call('set_own_choices', { language: 'sv' }, randomUUID())
  try {
    const [asked] = (await operator.call('get_internal_activity_checklist', { record_no })).data
    expect(asked?.choices).toEqual(['Rent', 'Olja', 'Water'])
    const perform = (entered_value: string) =>
      operator.call('perform_internal_activity', {
        record_no,
        machine_id: 'M101',
        employee: '0101',
        checklist: [{ row_no: 1, entered_value }],
      })
    expect((await perform('Gold')).status).toBe(409)
    // The page was opened before another language was chosen.
    expect((await perform('Oil')).status).toBe(200)
    const { data } = await operator.call('balthzar_get_internal_activity_performed_checklist', {
      record_link: record_no,
    })
    expect(data).toMatchObject([{ entered_value: 'Olja' }])
  } finally {
    await operator.call('set_own_choices', { language: 'en' }, randomUUID())
  }
})

test('W-WIZARD-37-X what the type asks for has to be there, and what cannot be performed is not', async () => {
  const id = await makeType(server, 921, { ask_number: 1, ask_sscc: 1, ask_note: 1 })
  const record_no = await started(operator, id)
  const perform = (change: object) =>
    operator.call('perform_internal_activity', { record_no, machine_id: 'M101', employee: '0101', ...change })
  const good = { number: 4, sscc: '(00)106141412345678908', note: ' done ' }
  expect((await perform({ ...good, number: null })).message).toContain('number')
  expect((await perform({ ...good, sscc: '106141412345678909' })).message).toContain('SSCC')
  expect((await perform({ ...good, note: ' ' })).message).toContain('note')
  expect((await perform({ ...good, employee: '9999' })).status).toBe(409)
  expect((await perform(good)).data).toMatchObject([{ status: 2, number: 4, sscc: '106141412345678908', note: 'done' }])
  const no = await makeType(server, 922, { perform: 0 })
  const never = await started(operator, no)
  const refused = await operator.call('perform_internal_activity', { record_no: never, machine_id: 'M101' })
  expect(refused).toMatchObject({ status: 409, message: 'This activity cannot be performed now.' })
})

test('W-ENTITY-41-X manual verification needs a fresh check of the number in this run; otherwise the signed-in one will do', async () => {
  const without = await started(operator, plain)
  const own = await operator.call('perform_internal_activity', { record_no: without, machine_id: 'M101' })
  expect(own.data).toMatchObject([{ performer: 'Anna Lindqvist' }])

  const id = await makeType(server, 923, { authentication_mode: 'USER_WITH_MANUAL_VERIFICATION' })
  const record_no = await started(operator, id)
  const verify = async (caller: Caller, employee: string) =>
    String((await caller.call('verify_employee', { employee, proof: true })).data[0]?.verification)
  const perform = (employee: string, verification: string, of = record_no) =>
    operator.call('perform_internal_activity', { record_no: of, machine_id: 'M101', employee, verification })
  expect((await perform('', '')).status).toBe(409)
  expect((await perform('0101', '')).status).toBe(409)
  expect((await perform('0101', await verify(operator, '0102'))).status).toBe(409)
  expect((await perform('0101', await verify(supervisor, '0101'))).status).toBe(409)
  const verification = await verify(operator, '0101')
  server.clock.now = Date.now() + 31 * MINUTE_MS
  expect((await perform('0101', verification)).status).toBe(409)
  server.clock.now = null
  expect((await perform('0101', verification)).status).toBe(200)
  // What was proven for one activity proves nothing for the next.
  expect((await perform('0101', verification, await started(operator, id))).status).toBe(409)
  expect((await operator.call('verify_employee', { employee: '0124', proof: true })).data[0]).not.toHaveProperty(
    'verification',
  )
})

test('T-CALL-03 T-CALL-03-X certifying takes operation, status 3 or 6, the own username and the number, and only once', async () => {
  const id = await makeType(server, 930, { certify: 1 })
  const certify = (RecordLink: string, change: object = {}, caller = supervisor) =>
    caller.raw({
      name: 'certify_internal_activity',
      payload: { operation: 'certify', status: 3, username: 'supervisor', RecordLink, ...change },
    })
  const done = async () => {
    const record_no = await started(operator, id)
    await operator.call('perform_internal_activity', { record_no, machine_id: 'M101', employee: '0101' })
    return record_no
  }
  const notYet = await started(operator, id)
  expect((await certify(notYet)).message).toContain('was performed')
  const record_no = await done()
  expect(await statusOf(server, record_no)).toEqual({ status: 2, open: true })
  for (const change of [{ status: 2 }, { operation: 'reject' }]) {
    expect((await certify(record_no, change)).status).toBe(422)
  }
  expect((await certify(record_no, { username: 'admin' })).status).toBe(409)
  expect((await certify(record_no, { username: 'operator' }, operator)).status).toBe(409)
  expect((await certify('999999')).status).toBe(404)
  expect((await certify(record_no)).data).toMatchObject([{ status: 3, certified_by: 'supervisor' }])
  expect((await certify(record_no)).message).toContain('already')
  const bad = await done()
  expect((await certify(bad, { status: 6 })).message).toContain('why')
  expect((await certify(bad, { status: 6, comment: 'not clean' })).data).toMatchObject([
    { status: 6, certify_comment: 'not clean' },
  ])
  expect(await statusOf(server, bad)).toEqual({ status: 6, open: false })
})

test('W-CALL-08 W-CALL-09-X W-CALL-10 W-CALL-11-B what was done for an order, of one type and in total', async () => {
  const id = await makeType(server, 931, { names: { en: 'First piece' } })
  const record_no = await started(operator, id)
  await operator.call('perform_internal_activity', { record_no, machine_id: 'M101', employee: '0101' })
  const open = await started(operator, id)
  const [row] = (await operator.call('get_internal_activities', { action_id: id, which: 'finished' })).data
  const card_no = String(row?.card_no)
  expect(card_no).not.toBe('')
  const ofCard = await operator.call('balthzar_get_internal_activity_action_id_card_no', { card_no, action_id: id })
  expect(ofCard.data).toMatchObject([
    { record_no, status: 2, finished_date: expect.stringMatching(/Z$/), perform: 1 },
    { record_no: open, status: 1, finished_date: '' },
  ])
  const history = await operator.raw({
    name: 'balthzar_get_internal_activity_history',
    payload: { axioskey: 'abc', type: 'card_no', value: card_no },
  })
  expect(history.data).toContainEqual({ action_id: id, description: 'First piece', total_activities: 1 })
  const atMachine = { type: 'machine_id', value: 'M101' } as const
  const totals = await operator.call('balthzar_get_internal_activity_history', atMachine)
  expect(totals.data).toContainEqual({ action_id: id, description: 'First piece', total_activities: 1 })
  const wrong = await operator.raw({
    name: 'balthzar_get_internal_activity_history',
    payload: { type: 'x', value: 'y' },
  })
  expect(wrong.status).toBe(422)
})

test('W-PERM-10-X an activity is deleted with the permission and before it is performed', async () => {
  const record_no = await started(operator, plain)
  expect((await operator.call('delete_internal_activity', { record_no })).status).toBe(403)
  expect((await supervisor.call('delete_internal_activity', { record_no })).data).toEqual([{ record_no }])
  expect((await supervisor.call('delete_internal_activity', { record_no })).status).toBe(404)
  const done = await started(operator, plain)
  await operator.call('perform_internal_activity', { record_no: done, machine_id: 'M101', employee: '0101' })
  expect((await supervisor.call('delete_internal_activity', { record_no: done })).message).toContain('already')
  const trail = await server.sql<{ what: string }>(
    'select what from audit where company_id = $1 and key = $2 order by at',
    [EXAMPLE, `M101/${record_no}`],
  )
  expect(trail.map(({ what }) => what)).toEqual(['activity.created', 'activity.deleted'])
})

test('T-PERM-13 W-WIZARD-38-C without the user’s setting or the machine’s function 32 the server refuses', async () => {
  const planner = await server.signIn('planner')
  expect((await planner.call('get_internal_activities', {})).status).toBe(200)
  expect((await start(planner, plain)).status).toBe(409)
  await server.sql("update app_user set internal_activity = 0 where company_id = $1 and username = 'planner'", [
    EXAMPLE,
  ])
  expect((await planner.call('get_internal_activities', {})).status).toBe(409)
  expect((await planner.call('get_manual_internal_activities', {})).status).toBe(409)

  // Its own machine: it loses the function.
  await aMachine(server, { machine_id: 'AF32', special_functions: [specialFunctions.internalActivities.sf] })
  const record_no = await started(operator, plain, { machine_id: 'AF32' })
  expect((await start(operator, plain, { machine_id: 'P201' })).status).toBe(409)
  await server.sql(
    "update machine set special_functions = array_remove(special_functions, $2) where company_id = $1 and machine_id = 'AF32'",
    [EXAMPLE, specialFunctions.internalActivities.sf],
  )
  expect((await operator.call('get_internal_activities', { machine_id: 'AF32' })).data).toEqual([])
  const refused = await operator.call('perform_internal_activity', { record_no, machine_id: 'AF32', employee: '0101' })
  expect(refused.status).toBe(409)
  expect(await statusOf(server, record_no)).toEqual({ status: 1, open: true })
})

test('T-PERM-13 a person restricted to other machines neither sees nor performs an activity', async () => {
  const restricted = await server.signIn('restricted')
  const record_no = await started(operator, plain)
  expect((await restricted.call('get_internal_activities', {})).data).toEqual([])
  expect((await restricted.call('get_internal_activity_checklist', { record_no })).status).toBe(404)
  const other = await restricted.call('perform_internal_activity', { record_no, machine_id: 'M101', employee: '0101' })
  expect(other.status).toBe(403)
})

test('two who perform the same activity at once: one is booked, the other told', async () => {
  const record_no = await started(operator, plain)
  const perform = (caller: Caller) =>
    caller.call('perform_internal_activity', { record_no, machine_id: 'M101', employee: '0101' })
  const answers = await Promise.all([perform(operator), perform(supervisor)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
