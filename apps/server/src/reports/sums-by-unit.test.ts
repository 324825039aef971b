/** Kilograms are never added to pieces, and a tool has one name in every dataset. */

import { localDate } from '@takt/domain/ground/zone-time.ts'
import type { ColumnPage } from '@takt/domain/scrap/analysis/column-page.ts'
import { beforeAll, expect, test } from 'vitest'
import { EMPLOYEE, scrapFloor } from '../../test/scrap-floor.ts'
import type { Caller } from '../../test/test-server.ts'
import { aTool, aToolPart } from '../machines/machines.fixture.ts'

const floor = scrapFloor()
const today = localDate(Date.now(), 'Europe/Stockholm')
const machines = ['X-U1', 'X-U2']
let admin: Caller

/** X-U1 makes pieces and then kilograms, X-U2 pieces. */
beforeAll(async () => {
  admin = await floor.signIn('admin')
  await floor.reason('X-R')
  for (const machine_id of machines) await floor.machine(machine_id)
  await order('XU-1', 'X-U1', 'X-PART', { good: 40, scrap: 4 })
  await order('XU-2', 'X-U1', 'X-LIQUID', { good: 2.5, scrap: 0.5 })
  await order('XU-3', 'X-U2', 'X-PART', { good: 7, scrap: 1 })
})

async function order(card_no: string, machine_id: string, part_no: string, made: { good: number; scrap: number }) {
  await floor.order(card_no, { machine_id, part_no, good_qty: 0, planned_op_qty: 100, hoursAgo: 1 })
  const by = { machine_id, card_no, employee: EMPLOYEE, trans_time: new Date().toISOString() }
  const answers = [
    await admin.raw({ name: 'receive_good_qty', payload: { ...by, good_qty: made.good } }),
    await admin.raw({ name: 'report_scrap', payload: { ...by, scrap_qty: made.scrap, scrap_reason: 'X-R' } }),
  ]
  expect(answers.map(({ status, message }) => [status, message])).toEqual([
    [200, expect.anything()],
    [200, expect.anything()],
  ])
}

interface Written {
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly columns: readonly { readonly label: string }[]
  readonly rows: readonly (readonly string[])[]
}

async function report(report_id: string) {
  const answer = await admin.call('get_report', { report_id, question: { period: 'today', machines } })
  expect(answer.status, answer.message).toBe(200)
  const [made] = answer.data as unknown as [Written]
  const { facts, columns, rows } = made
  const at = (label: string) => columns.findIndex((column) => column.label === label)
  return {
    fact: (label: string) => facts.find((fact) => fact.label === label)?.value,
    rows: (...labels: string[]) => rows.map((row) => labels.map((label) => row[at(label)])),
  }
}

test('T-PLANT-401 production per day has a row for each unit, and a total for each', async () => {
  const days = await report('production-per-day')
  expect(days.rows('Machine', 'Good', 'Scrap', 'Unit')).toEqual(
    expect.arrayContaining([
      ['X-U1', '36', '4', 'ST'],
      ['X-U1', '2', '0.5', 'KG'],
      ['X-U2', '6', '1', 'ST'],
    ]),
  )
  expect([days.fact('Good'), days.fact('Scrap'), days.fact('Scrap share')]).toEqual([
    '42 ST · 2 KG',
    '5 ST · 0.5 KG',
    '10.6 % ST · 20.0 % KG',
  ])
})

test('T-PLANT-452 each row of a machine with two units has the time of its orders, together the time of the day', async () => {
  const set = (table: string, where: string, run_hours: number, stop_hours: number) =>
    floor.sql(`update ${table} set run_ms = $1, stop_ms = $2 where shift <> 0 and ${where}`, [
      run_hours * 3_600_000,
      stop_hours * 3_600_000,
    ])
  const ofCard = (card_no: string) => `p_order = (select p_order from order_run where card_no = '${card_no}')`
  await set('shift_figures', "machine_id = 'X-U1'", 7, 2)
  await set('run_figures', ofCard('XU-1'), 3, 0.5)
  const times = async () =>
    (await report('production-per-day'))
      .rows('Machine', 'Unit', 'Run time', 'Stop time')
      .filter(([machine]) => machine === 'X-U1')
  expect(await times()).toEqual([
    ['X-U1', 'KG', '4 h 00 min', '1 h 30 min'],
    ['X-U1', 'ST', '3 h 00 min', '0 h 30 min'],
  ])
  // Both ran side by side: the time of the day stands there once.
  await set('run_figures', ofCard('XU-1'), 9, 9)
  expect(await times()).toEqual([
    ['X-U1', 'KG', '0 h 00 min', '0 h 00 min'],
    ['X-U1', 'ST', '7 h 00 min', '2 h 00 min'],
  ])
})

test('T-PLANT-453 a report names the machines that it was asked about and has no row of', async () => {
  await floor.machine('X-IDLE')
  const question = { period: 'today', machines: [...machines, 'X-IDLE'] }
  const answer = await admin.call('get_report', { report_id: 'production-per-day', question } as never)
  const [made] = answer.data as unknown as [Written]
  expect(made.facts).toContainEqual({ label: 'Without figures', value: 'X-IDLE' })
  expect((await report('production-per-day')).fact('Without figures')).toBeUndefined()
})

test('T-PLANT-401 scrap by reason and orders are summed for each unit', async () => {
  const reasons = await report('scrap-by-reason')
  expect(reasons.rows('Code', 'Scrap', 'Unit', 'Share')).toEqual([
    ['X-R', '5', 'ST', '100.0 %'],
    ['X-R', '0.5', 'KG', '100.0 %'],
  ])
  expect(reasons.fact('Scrap')).toBe('5 ST · 0.5 KG')
  const orders = await report('orders')
  expect(orders.fact('Good')).toBe('42 ST · 2 KG')
  expect(orders.rows('Card', 'Unit')).toEqual(expect.arrayContaining([['XU-2', 'KG']]))
})

async function analysed(dataset: 'history-scrap' | 'history-day') {
  const answer = await admin.call('get_analysis_page', { dataset, from: today, to: today, after: '' })
  const page = answer.data[0]?.page as unknown as ColumnPage
  const word = (name: string, row: number) => page.texts[name]?.words[page.texts[name]?.at[row] ?? -1]
  return Array.from({ length: page.length }, (_, row) => row)
    .filter((row) => String(word('card_no', row)).startsWith('XU-'))
    .map((row) => ['card_no', 'unit', 'tool_id', 'mounted_tool_id'].map((name) => word(name, row)))
    .sort()
}

test('T-PLANT-401 T-PLANT-402 the analysis knows the unit of every row, and a core set counts with its mother tool, for scrap and for good pieces', async () => {
  const tool = (tool_id: string) => aTool(floor, { tool_id, tool_description: tool_id })
  for (const tool_id of ['X-TOOL', 'X-TOOL-A', 'X-TOOL-A1']) await tool(tool_id)
  const part = (tool_id: string, child_tool_id: string) => aToolPart(floor, { tool_id, child_tool_id })
  await part('X-TOOL', 'X-TOOL-A')
  await part('X-TOOL-A', 'X-TOOL-A1')
  await floor.sql(
    "update order_run set tool_id = case card_no when 'XU-3' then 'X-TOOL-A1' else 'X-TOOL' end where card_no like 'XU-%'",
  )
  await floor.sql("update scrap_transaction set tool_id = 'X-TOOL-A1' where card_no = 'XU-3'")
  const expected = [
    ['XU-1', 'ST', 'X-TOOL', 'X-TOOL'],
    ['XU-2', 'KG', 'X-TOOL', 'X-TOOL'],
    ['XU-3', 'ST', 'X-TOOL', 'X-TOOL-A1'],
  ]
  expect(await analysed('history-scrap')).toEqual(expected)
  expect(await analysed('history-day')).toEqual(expected)
})

test('T-PLANT-451 pieces are named in the language of who reads the report, on the page and in its file', async () => {
  await floor.sql("update part set unit = 'pcs' where part_no = 'X-PART'")
  await floor.sql("update app_user set language = 'sv' where username = 'planner'")
  const planner = await floor.signIn('planner')
  const question = { period: 'today', machines: ['X-U2'] }
  for (const [report_id, label] of [
    ['production-per-day', 'Godkända'],
    ['scrap-by-reason', 'Kass.'],
    ['orders', 'Godkända'],
  ] as const) {
    const answer = await planner.call('get_report', { report_id, question } as never)
    const [made] = answer.data as unknown as [Written]
    const unit = made.columns.findIndex((column) => column.label === 'Enhet')
    expect(made.rows.map((row) => row[unit])).toEqual(['st'])
    expect(made.facts.find((fact) => fact.label === label)?.value).toMatch(/^\d st$/)
    const [file] = (await planner.call('order_report', { report_id, question, format: 'csv' } as never)).data
    const path = { hash: String(file?.hash), path: String(file?.path) }
    const [read] = (await planner.call('get_file_by_path', path)).data
    expect(Buffer.from(String(read?.file_data), 'base64').toString()).toContain(';st')
  }
})
