import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aCard, aPart } from '../orders/orders.fixture.ts'
import { aCardMaterial } from './materials.fixture.ts'

const server = testServer()
let operator: Caller

beforeAll(async () => {
  operator = await server.signIn('operator')
  await aMachine(server, { machine_id: 'LX1', special_functions: [370] })
  await aMachine(server, { machine_id: 'LX2' })
  await aPart(server, { part_no: 'LP-1' })
})

test('T-PLANT-44 T-SF-10-X lots are assigned line by line, kept with who and when, and let the order start', async () => {
  await aCard(server, { card_no: 'LC-1', machine_id: 'LX1', part_no: 'LP-1' })
  await aCardMaterial(server, { card_no: 'LC-1', line_no: 1, material_no: 'LM-1', per_unit: 1 })
  await aCardMaterial(server, { card_no: 'LC-1', line_no: 2, material_no: 'LM-2', per_unit: 1 })
  const refused = await operator.call('start_order', { machine_id: 'LX1', card_no: 'LC-1' })
  expect(refused.message).toContain('SF370')

  const lots = [
    { line_no: 1, lot: ' 0047 ' },
    { line_no: 2, lot: 'B-2' },
  ]
  const { data } = await operator.call('assign_material_lots', { machine_id: 'LX1', card_no: 'LC-1', lots })
  expect(data.map(({ line_no, lot }) => [line_no, lot])).toEqual([
    [1, '0047'],
    [2, 'B-2'],
  ])
  const materials = await operator.call('get_materials', { machine_id: 'LX1', card_no: 'LC-1' })
  expect(materials.data.map(({ materialLot }) => materialLot)).toEqual(['0047', 'B-2'])
  const [kept] = await server.sql<{ username: string }>(
    "select username from audit where company_id = 1000 and what = 'order.lots-assigned' and key = 'LC-1'",
  )
  expect(kept).toMatchObject({ username: 'operator' })
  const started = await operator.call('start_order', { machine_id: 'LX1', card_no: 'LC-1' })
  expect(started.code).toBe(0)
})

test('T-TOOL-07 a scanned lot or card is a plain text: leading zeros stay, a number is not taken for one', async () => {
  await aCard(server, { card_no: '000815', machine_id: 'LX2', part_no: 'LP-1' })
  const found = await operator.call('get_machines_for_card', { card_no: '000815' })
  expect(found.data.map(({ machine_id }) => machine_id)).toEqual(['LX2'])
  expect((await operator.call('get_machines_for_card', { card_no: '815' })).data).toEqual([])
  const asNumber = await operator.raw({ name: 'get_machines_for_card', payload: { card_no: 815 } })
  expect(asNumber.status).toBe(422)
})

test('T-PLANT-44 a line that is not there, or an order of another machine, is refused and nothing is written', async () => {
  await aCard(server, { card_no: 'LC-2', machine_id: 'LX1', part_no: 'LP-1' })
  await aCardMaterial(server, { card_no: 'LC-2', line_no: 1, material_no: 'LM-1', per_unit: 1 })
  const assign = (machine_id: string, line_no: number) =>
    operator.call('assign_material_lots', {
      machine_id,
      card_no: 'LC-2',
      lots: [
        { line_no: 1, lot: 'A' },
        { line_no, lot: 'B' },
      ],
    })
  expect((await assign('LX1', 9)).message).toContain('9')
  expect((await assign('LX2', 1)).status).toBe(404)
  const rows = await server.sql("select lot from card_material where company_id = 1000 and card_no = 'LC-2'")
  expect(rows).toEqual([{ lot: '' }])
})

test('T-PLANT-76 T-PLANT-303 lots belong to the run: a group for each time they are assigned, kept with time and employee, preset for the next order of the part', async () => {
  await aMachine(server, { machine_id: 'LX3', special_functions: [370] })
  for (const card_no of ['LC-31', 'LC-32', 'LC-33']) {
    await aCard(server, { card_no, machine_id: 'LX3', part_no: 'LP-1' })
    await aCardMaterial(server, { card_no, line_no: 1, material_no: 'LM-1', per_unit: 1 })
    await aCardMaterial(server, { card_no, line_no: 2, material_no: 'LM-2', per_unit: 1 })
  }
  const of = (card_no: string) => ({ machine_id: 'LX3', card_no })
  const assign = (card_no: string, ...lots: string[]) =>
    operator.call('assign_material_lots', {
      ...of(card_no),
      lots: lots.map((lot, index) => ({ line_no: index + 1, lot })),
      employee: '0103',
    })
  const known = async (card_no: string) =>
    (await operator.call('get_material_lots', of(card_no))).data[0] as {
      presets: { material_no: string; lot: string }[]
      history: { p_order: number | null; group_no: number; lot: string; employee: string; employee_name: string }[]
    }
  await assign('LC-31', 'A-1', 'B-1')
  expect((await operator.call('start_order', of('LC-31'))).code).toBe(0)
  // Only one of them is another lot: only that one is changed.
  await assign('LC-31', 'A-2', 'B-1')
  const { history } = await known('LC-31')
  expect(history.map(({ p_order, group_no, lot }) => [p_order === null, group_no, lot])).toEqual([
    [false, 2, 'A-2'],
    [false, 1, 'B-1'],
    [false, 1, 'A-1'],
    [true, 1, 'B-1'],
    [true, 1, 'A-1'],
  ])
  const [person] = await server.sql(
    "select employee_number as employee, employee_name from employee where company_id = 1000 and employee_number = '0103'",
  )
  expect(history[0]).toMatchObject(person ?? {})
  await operator.call('stop_order', { ...of('LC-31'), cancel_order: 0 })
  // They held until the run ended; the next order of the same part begins with them.
  expect((await operator.call('get_materials', of('LC-31'))).data.map(({ materialLot }) => materialLot)).toEqual([
    '',
    '',
  ])
  expect((await known('LC-32')).presets).toEqual([
    { material_no: 'LM-1', lot: 'A-2' },
    { material_no: 'LM-2', lot: 'B-1' },
  ])
  expect((await operator.call('start_order', of('LC-32'))).code).toBe(0)
  expect((await operator.call('get_materials', of('LC-32'))).data.map(({ materialLot }) => materialLot)).toEqual([
    'A-2',
    'B-1',
  ])
  await operator.call('stop_order', { ...of('LC-32'), cancel_order: 0 })

  // Another part in between: nothing is preset, and the start is refused until somebody has said the lots.
  await aPart(server, { part_no: 'LP-9' })
  await aCard(server, { card_no: 'LC-39', machine_id: 'LX3', part_no: 'LP-9' })
  expect((await operator.call('start_order', of('LC-39'))).code).toBe(0)
  await operator.call('stop_order', { ...of('LC-39'), cancel_order: 0 })
  expect((await operator.call('start_order', of('LC-33'))).message).toContain('SF370')
})

test('T-PLANT-76 a fifth lot is refused', async () => {
  await aCard(server, { card_no: 'LC-4', machine_id: 'LX1', part_no: 'LP-1' })
  const lines = [1, 2, 3, 4, 5]
  for (const line_no of lines) {
    await aCardMaterial(server, { card_no: 'LC-4', line_no, material_no: `LM-${line_no}`, per_unit: 1 })
  }
  const lots = lines.map((line_no) => ({ line_no, lot: `L-${line_no}` }))
  const refused = await operator.call('assign_material_lots', { machine_id: 'LX1', card_no: 'LC-4', lots })
  expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('4')])
})
