/** Kilograms are never added to pieces, and a tool has one name in every dataset. */

import { localDate } from '@takt/domain/ground/zone-time.ts'
import type { ColumnPage } from '@takt/domain/scrap/analysis/column-page.ts'
import { beforeAll, expect, test } from 'vitest'
import { COMPANY, EMPLOYEE, insert, scrapFloor } from '../../test/scrap-floor.ts'
import type { Caller } from '../../test/test-server.ts'

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
  // The machine ran once: its time stands on one of its rows.
  const times = days.rows('Machine', 'Run time').filter(([machine]) => machine === 'X-U1')
  expect(times.map(([, time]) => time === '–')).toEqual([false, true])
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
  const tool = (tool_id: string) => insert(floor, 'tool', { company_id: COMPANY, tool_id, tool_description: tool_id })
  for (const tool_id of ['X-TOOL', 'X-TOOL-A', 'X-TOOL-A1']) await tool(tool_id)
  const part = (tool_id: string, child_tool_id: string) =>
    insert(floor, 'tool_structure', { company_id: COMPANY, tool_id, child_tool_id })
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
