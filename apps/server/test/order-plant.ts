/** Machines, parts and cards of a test's own, beside the example plant, so that no test depends on another's orders. */
import type { TestServer } from './test-server.ts'

const COMPANY = 1000

export interface OwnMachine {
  readonly special_functions?: readonly number[]
  readonly resource_type?: number
  readonly touch_config?: Readonly<Record<string, unknown>>
  readonly good_from_cycles?: boolean
}

/** The plant works whatever day it is: a stop on a Sunday or on New Year's Eve would be planned by nobody and asked about by nobody. */
export async function workAroundTheClock(server: TestServer): Promise<void> {
  await server.sql(`update machine set calendar_id = null where company_id = ${COMPANY}`)
}

export async function addMachine(server: TestServer, machine_id: string, own: OwnMachine = {}): Promise<void> {
  await server.sql(
    `insert into machine (company_id, machine_id, department, zone, category, special_functions, resource_type,
       touch_config, good_from_cycles)
     select company_id, $1, department, zone, category, $2, $3, $4, $5 from machine
     where company_id = ${COMPANY} and machine_id = 'M101'`,
    [
      machine_id,
      own.special_functions ?? [],
      own.resource_type ?? 0,
      JSON.stringify(own.touch_config ?? {}),
      own.good_from_cycles ?? false,
    ],
  )
}

export interface OwnPart {
  readonly tool_id?: string
  readonly quantity_per_cycle?: number
  readonly machine_id_only?: string
}

/** 36 s per piece: 100 pieces an hour. */
export async function addPart(server: TestServer, part_no: string, own: OwnPart = {}): Promise<void> {
  await server.sql(
    `insert into part (company_id, part_no, op_number, part_description, op_name, quantity_per_cycle, planned_setup_time,
       planned_unit_time, tool_id, machine_id_only, yearly_qty)
     values (${COMPANY}, $1, '10', $1 || ' of the test', 'make', $2, 2, 36, $3, $4, 5000)`,
    [part_no, own.quantity_per_cycle ?? 1, own.tool_id ?? '', own.machine_id_only ?? ''],
  )
}

export interface OwnCard {
  readonly machine_id: string
  readonly part_no: string
  readonly planned_op_qty?: number
  readonly planned_start_time?: string
  readonly cancelled?: number
  readonly unit_qty?: number
  readonly program_id?: string
  readonly prev_op_card_no?: string
}

export async function addCard(server: TestServer, card_no: string, own: OwnCard): Promise<void> {
  await server.sql(
    `insert into card (company_id, card_no, work_order_no, order_no, part_no, op_number, machine_id, planned_op_qty,
       planned_start_time, cancelled, unit_qty, program_id, prev_op_card_no)
     values (${COMPANY}, $1, 'WO-' || $1, 'ON-' || $1, $2, '10', $3, $4, $5, $6, $7, $8, $9)`,
    [
      card_no,
      own.part_no,
      own.machine_id,
      own.planned_op_qty ?? 100,
      own.planned_start_time ?? new Date().toISOString(),
      own.cancelled ?? 0,
      own.unit_qty ?? 0,
      own.program_id ?? '',
      own.prev_op_card_no ?? '',
    ],
  )
}

export async function addTools(
  server: TestServer,
  tools: readonly (readonly [tool_id: string, category: string, parent?: string])[],
): Promise<void> {
  for (const [tool_id, category] of tools) {
    await server.sql(
      `insert into tool (company_id, tool_id, tool_description, category) values (${COMPANY}, $1, 'Tool ' || $1, $2)`,
      [tool_id, category],
    )
  }
  for (const [tool_id, , parent] of tools) {
    if (!parent) continue
    await server.sql(`insert into tool_structure (company_id, tool_id, child_tool_id) values (${COMPANY}, $1, $2)`, [
      parent,
      tool_id,
    ])
  }
}

export async function addMaterial(
  server: TestServer,
  card_no: string,
  line: { line_no: number; material_no: string; per_unit: number; lot?: string },
): Promise<void> {
  await server.sql(
    `insert into material (company_id, material_no, material_desc, material_unit)
     values (${COMPANY}, $1, $1, 'KG') on conflict do nothing`,
    [line.material_no],
  )
  await server.sql(
    `insert into card_material (company_id, card_no, line_no, material_no, planned_qty, per_unit, lot)
     values (${COMPANY}, $1, $2, $3, 100, $4, $5)`,
    [card_no, line.line_no, line.material_no, line.per_unit, line.lot ?? ''],
  )
}

export async function addEmployee(server: TestServer, employee_number: string, allow_sign_in = true): Promise<void> {
  await server.sql(
    `insert into employee (company_id, employee_number, employee_name, allow_sign_in)
     values (${COMPANY}, $1, 'Employee ' || $1, $2)`,
    [employee_number, allow_sign_in],
  )
}

let seq = 0
/** One signal of a machine at a moment. */
export async function signal(
  server: TestServer,
  machine_id: string,
  of: { at: number; kind: string; value: unknown },
): Promise<void> {
  seq += 1
  const answer = await server.ingest([{ seq, machine_id, ...of, at: new Date(of.at).toISOString() }])
  if (answer.status !== 200) throw new Error(`a signal was not taken: ${JSON.stringify(answer.body)}`)
}
