import { euromapPrograms, insertsOf, operationText, pinOf, setupTypes } from '@takt/example-plant/order-aids.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import type pg from 'pg'
import { quickPinHash, slowPinHash } from '../people/pin-codes.ts'
import { insertRows } from './insert-rows.ts'

const EVERY_NTH_ORDER_IS_REWORK = 9

/** After orders and people: what an operator has at hand at the machine. */
export async function seedOrderAids(client: pg.Client, plant: Plant): Promise<void> {
  const { company_id } = plant.company
  const own = (rows: readonly object[]) => rows.map((row) => ({ company_id, ...row }))
  await insertRows(client, 'setup_type', own(setupTypes))
  await insertRows(client, 'euromap_program', own(euromapPrograms(plant)))
  const inserts = insertsOf(plant)
  await insertRows(client, 'tool', own(inserts))
  await client.query(
    `update tool set old_insert_id = tool_id || '-I1'
     where company_id = $1 and exists (select from tool i where i.company_id = $1 and i.tool_id = tool.tool_id || '-I1')`,
    [company_id],
  )
  for (const part of plant.parts) {
    await client.query(
      'update part set operation_text = $4 where company_id = $1 and part_no = $2 and op_number = $3',
      [company_id, part.part_no, part.op_number, operationText(part)],
    )
  }
  const rework = plant.orders
    .filter(({ status }) => status === 'planned')
    .filter((_, index) => index % EVERY_NTH_ORDER_IS_REWORK === 0)
    .map(({ card_no }) => card_no)
  await client.query('update card set rework = 1 where company_id = $1 and card_no = any ($2)', [company_id, rework])
  const salts = await client.query<{ pin_salt: Buffer }>('select pin_salt from company where company_id = $1', [
    company_id,
  ])
  const salt = salts.rows[0]?.pin_salt ?? Buffer.alloc(0)
  const pins = plant.employees
    .map(({ employee_number }) => ({ employee_number, pin: pinOf(employee_number) }))
    .filter(({ pin }) => pin !== '')
  // All at once: they are worked on beside each other.
  const hashes = await Promise.all(pins.map(({ pin }) => slowPinHash(salt, quickPinHash(company_id, pin))))
  await client.query(
    `update employee e set pin_hash = p.pin_hash from unnest($2::text[], $3::text[]) as p (employee_number, pin_hash)
     where e.company_id = $1 and e.employee_number = p.employee_number`,
    [company_id, pins.map(({ employee_number }) => employee_number), hashes],
  )
}
