import type { ImportRecord, OrderMaterial } from '@takt/domain/import/import-kind.ts'
import type { KnownMachine, OrderPlant, StoredOrder } from '@takt/domain/import/judge-order.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { asJson } from './import-writer.ts'

interface MachineRow extends KnownMachine {
  readonly erp_resource: string
}

/** What the orders of a batch name: all machines, and the parts and materials that are meant. */
export async function orderPlant(
  db: CompanyDb,
  records: readonly ImportRecord[],
  stored: readonly StoredOrder[],
): Promise<OrderPlant> {
  const machines = await db.many<MachineRow>(sql`
    select machine_id, active, resource_type, erp_resource from machine order by machine_id`)
  const before = new Map(stored.map((order) => [order.card_no, order]))
  const meant = records.map(({ card_no, part_no, op_number }) => ({
    part_no: part_no ?? before.get(String(card_no))?.part_no,
    op_number: op_number ?? before.get(String(card_no))?.op_number,
  }))
  const parts = await db.many<{ part_no: string; op_number: string; machine_id_only: string }>(sql`
    select p.part_no, p.op_number, p.machine_id_only
    from (select distinct part_no, op_number
        from jsonb_to_recordset(${asJson(meant)}::jsonb) as r (part_no text, op_number text)) as k
      join part p on p.part_no = k.part_no and p.op_number = k.op_number`)
  const lines = [...records, ...stored].flatMap(({ materials = [] }) => materials as readonly OrderMaterial[])
  const wanted = [...new Set(lines.map(({ material_no }) => material_no))]
  const materials = await db.many<{ material_no: string }>(sql`
    select material_no from material where material_no = any (${wanted})`)

  const onlyOn = new Map(parts.map((part) => [partKey(part.part_no, part.op_number), part.machine_id_only]))
  const known = new Set(materials.map(({ material_no }) => material_no))
  const byName = machinesByName(machines)
  return {
    machine: (named) => byName.get(named) ?? null,
    part: (part_no, op_number) => onlyOn.get(partKey(part_no, op_number)) ?? null,
    material: (material_no) => known.has(material_no),
  }
}

const partKey = (part_no: string, op_number: string) => JSON.stringify([part_no, op_number])

/** The ERP's name for a resource names a machine when only one in use has it and no machine has it as its number. */
function machinesByName(machines: readonly MachineRow[]): Map<string, MachineRow> {
  const byName = new Map<string, MachineRow>()
  const several = new Set<string>()
  for (const machine of machines) {
    const { erp_resource, active } = machine
    if (erp_resource === '' || !active) continue
    if (byName.has(erp_resource)) several.add(erp_resource)
    byName.set(erp_resource, machine)
  }
  for (const name of several) byName.delete(name)
  for (const machine of machines) byName.set(machine.machine_id, machine)
  return byName
}
