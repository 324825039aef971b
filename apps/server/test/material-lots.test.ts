import { beforeAll, expect, test } from 'vitest'
import { addCard, addMachine, addMaterial, addPart } from './order-plant.ts'
import { type Caller, testServer } from './test-server.ts'

const server = testServer()
let operator: Caller

beforeAll(async () => {
  operator = await server.signIn('operator')
  await addMachine(server, 'LX1', { special_functions: [370] })
  await addMachine(server, 'LX2')
  await addPart(server, 'LP-1', {})
})

test('T-PLANT-44 T-SF-10-X lots are assigned line by line, kept with who and when, and let the order start', async () => {
  await addCard(server, 'LC-1', { machine_id: 'LX1', part_no: 'LP-1' })
  await addMaterial(server, 'LC-1', { line_no: 1, material_no: 'LM-1', per_unit: 1 })
  await addMaterial(server, 'LC-1', { line_no: 2, material_no: 'LM-2', per_unit: 1 })
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
  await addCard(server, '000815', { machine_id: 'LX2', part_no: 'LP-1' })
  const found = await operator.call('get_machines_for_card', { card_no: '000815' })
  expect(found.data.map(({ machine_id }) => machine_id)).toEqual(['LX2'])
  expect((await operator.call('get_machines_for_card', { card_no: '815' })).data).toEqual([])
  const asNumber = await operator.raw({ name: 'get_machines_for_card', payload: { card_no: 815 } })
  expect(asNumber.status).toBe(422)
})

test('T-PLANT-44 a line that is not there, or an order of another machine, is refused and nothing is written', async () => {
  await addCard(server, 'LC-2', { machine_id: 'LX1', part_no: 'LP-1' })
  await addMaterial(server, 'LC-2', { line_no: 1, material_no: 'LM-1', per_unit: 1 })
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
