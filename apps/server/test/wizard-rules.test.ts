/** What the wizards check for comfort, the server checks again. */
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { makeType, started } from './activity-floor.ts'
import { EMPLOYEE, scrapFloor } from './scrap-floor.ts'
import type { Caller } from './test-server.ts'

const floor = scrapFloor()
let operator: Caller
let activity = ''
beforeAll(async () => {
  operator = await floor.signIn('operator')
  await floor.machine('WR-1')
  await floor.order('WR-A', { machine_id: 'WR-1' })
  await floor.reason('WR', { scrap_text_flag: 1 })
  activity = await started(operator, await makeType(floor, 955, { ask_sscc: 1, ask_note: 1 }))
})

const now = () => new Date().toISOString()
const of = { machine_id: 'WR-1', card_no: 'WR-A', employee: EMPLOYEE }
const good = (more: object) => ['receive_good_qty', { ...of, good_qty: 5, trans_time: now(), ...more }] as const
const scrap = (more: object) =>
  ['report_scrap', { ...of, scrap_reason: 'WR', scrap_qty: 1, trans_time: now(), scrap_text: 'edge', ...more }] as const
const perform = (more: object) =>
  [
    'perform_internal_activity',
    { record_no: activity, machine_id: 'M101', employee: '0101', sscc: '106141412345678908', note: 'x', ...more },
  ] as const
const flag = (more: object) => ['print_pallet_flag', { ...of, quantity: 40, printer: 'P-none', ...more }] as const

test.each<[string, () => readonly [string, object], number, string | undefined]>([
  ['a quantity below 0', () => good({ good_qty: -5 }), 409, undefined],
  ['a quantity that is none', () => good({ good_qty: 'five' }), 422, 'good_qty'],
  ['an employee nobody knows', () => good({ employee: '999999' }), 409, undefined],
  ['no employee', () => good({ employee: '' }), 422, 'employee'],
  ['a time to come', () => good({ trans_time: new Date(Date.now() + 90_000).toISOString() }), 409, undefined],
  ['a time before the order', () => good({ trans_time: '2020-01-01T00:00:00Z' }), 409, undefined],
  ['no note where the reason asks for one', () => scrap({ scrap_text: ' ' }), 409, undefined],
  ['a wrong check digit', () => perform({ sscc: '106141412345678909' }), 409, undefined],
  ['no note where the activity asks for one', () => perform({ note: '' }), 409, undefined],
  ['11 copies', () => flag({ num_copies: 11 }), 422, 'num_copies'],
  [
    'a name of capitals and spaces',
    () => ['get_config', { system_function: 'dashboards', template: 'Bad Name' }] as const,
    422,
    'template',
  ],
])('W-VALID-55-X the server refuses %s, with its sentence, and changes nothing', async (_what, call, status, field) => {
  const booked = () =>
    floor.sql(
      `select (select count(*) from good_transaction where card_no = 'WR-A') as good,
         (select count(*) from scrap_transaction where card_no = 'WR-A') as scrap,
         (select count(*) from pallet_flag where card_no = 'WR-A') as flags,
         (select status from internal_activity where record_no = $1) as activity`,
      [activity],
    )
  const before = await booked()
  const [name, payload] = call()
  const answer = await operator.raw({ name, payload, request_id: randomUUID() })
  expect(answer.status).toBe(status)
  expect(answer.message).not.toBe('')
  expect(answer.body.call_status).not.toMatchObject([{ call_code: 0 }])
  if (field) expect(answer.body.error).toMatchObject({ field })
  expect(await booked()).toEqual(before)
})
