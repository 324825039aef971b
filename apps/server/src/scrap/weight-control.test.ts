import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { COMPANY, EMPLOYEE, scrapFloor } from '../../test/scrap-floor.ts'
import type { Caller } from '../../test/test-server.ts'
import { aMachineValue, aScale } from '../machines/machines.fixture.ts'
import { aPart } from '../orders/orders.fixture.ts'

const floor = scrapFloor()
let operator: Caller
const of = { machine_id: 'WC-1', card_no: 'WC-A' }
beforeAll(async () => {
  operator = await floor.signIn('operator')
  await floor.machine('WC-1')
  await aPart(floor, {
    part_no: 'WC-P',
    op_number: '10',
    tool_id: '',
    planned_unit_time: 10,
    unit: 'ST',
    integer_unit: 1,
    unit_weight: 25,
    lower_tolerance: 24,
    upper_tolerance: 26,
    lower_out_of_bounds: 20,
    upper_out_of_bounds: 30,
  })
  await floor.order('WC-A', { machine_id: 'WC-1', part_no: 'WC-P' })
})

const save = (weight: number, more: object = {}) =>
  operator.raw({
    name: 'save_weight_control',
    payload: { ...of, part_no: 'WC-P', op_no: '10', weight, employee: EMPLOYEE, ...more },
    request_id: randomUUID(),
  })

test('W-WIZARD-31-X the weight is kept with who and when, and what was weighed in all is answered', async () => {
  expect((await save(25.1)).data).toMatchObject([{ weight: 25.1, colour: 'green', total_quantity: 1, unit_weight: 25 }])
  expect((await save(27)).data).toMatchObject([{ colour: 'orange', total_weight: 52.1, total_quantity: 2 }])
  expect((await operator.call('get_weight_history', of)).data).toMatchObject([
    { weight: 27, colour: 'orange', employee: EMPLOYEE, employee_name: 'Xenia', weighed: expect.any(String) },
    { weight: 25.1, colour: 'green' },
  ])
})

test.each([
  ['W-VALID-44 beyond the limits', 31, {}, 409],
  ['W-VALID-45-X nothing', 0, {}, 409],
  ['an employee nobody knows', 25, { employee: '999999' }, 409],
  ['another part than that of the order', 25, { part_no: 'X-PART' }, 409],
  ['an order that does not run', 25, { card_no: 'WC-NONE' }, 409],
])('W-WIZARD-31-X is refused and not kept: %s', async (_what, weight, more, status) => {
  const count = async () => (await operator.call('get_weight_history', of)).data.length
  const before = await count()
  expect(await save(weight, more)).toMatchObject({ status })
  expect(await count()).toBe(before)
})

/** A machine without a scale, with an order of its own. */
async function bench(machine_id: string): Promise<{ machine_id: string; card_no: string }> {
  const card_no = `${machine_id}-A`
  await floor.machine(machine_id)
  await floor.order(card_no, { machine_id, part_no: 'WC-P' })
  return { machine_id, card_no }
}

async function labScale(machine_id: string): Promise<void> {
  const scale = { company_id: COMPANY, machine_id, scale_id: 'S1', name: 'Lab', signal: 'w', unit: 'g' }
  await aScale(floor, { ...scale, tare: 0.5, max_weight: 29 })
  const value = { company_id: COMPANY, machine_id, signal: 'w', value: 25.5, at: new Date().toISOString() }
  await aMachineValue(floor, value)
}

test('W-VALID-43 W-WIZARD-31-X the scale’s weight and what it carries are offered', async () => {
  const here = await bench('WC-2')
  const ask = async () => (await operator.call('get_weight_control', here)).data[0]
  expect(await ask()).toMatchObject({ unit_weight: 25, has_scale: false, on_scale: null, max_weight: 0 })
  await labScale('WC-2')
  expect(await ask()).toMatchObject({ has_scale: true, on_scale: 25, max_weight: 29 })
  expect(await save(29.5, here)).toMatchObject({ status: 409 })
})

test('T-PLANT-280 a piece is never weighed on the scale for boxes or scrap, and scrap not on that for pieces', async () => {
  const here = await bench('WC-3')
  const { machine_id } = here
  await labScale(machine_id)
  const control = async () => (await operator.call('get_weight_control', here)).data[0]
  expect(await control()).toMatchObject({ scale_name: 'Lab', on_scale: 25 })
  const heard = async (scale_id: string, purpose: string, value: number) => {
    const scale = { company_id: COMPANY, machine_id, scale_id, name: scale_id, signal: scale_id, unit: 'kg' }
    await aScale(floor, { ...scale, purpose, max_weight: 40 })
    const at = new Date(Date.now() + 1000).toISOString()
    await aMachineValue(floor, { machine_id, signal: scale_id, value, at })
  }
  await heard('Boxes', 'pallet', 5)
  await heard('Sprues', 'scrap', 2)
  expect(await control()).toMatchObject({ on_scale: 25, max_weight: 29 })
  // Neither is what the scale for boxes carries the most that a piece may weigh.
  expect(await save(29.5, here)).toMatchObject({ status: 409 })
  const check = async (scrap_weight: 0 | 1) =>
    (await operator.call('check_weight_result', { ...here, part_no: 'WC-P', op_no: '10', scrap_weight })).data[0]
  expect(await check(1)).toMatchObject({ total_weight: 2000, total_quantity: 80 })
  expect(await check(0)).toMatchObject({ total_weight: 25 })
  await floor.sql("update scale set enabled = false where machine_id = 'WC-3' and purpose in ('any', 'scrap')")
  expect(await control()).toMatchObject({
    has_scale: false,
    scale_name: '',
    on_scale: null,
    max_weight: 0,
  })
  expect(
    await operator.raw({
      name: 'check_weight_result',
      payload: { ...here, part_no: 'WC-P', op_no: '10', scrap_weight: 1 },
    }),
  ).toMatchObject({ status: 409 })
})
