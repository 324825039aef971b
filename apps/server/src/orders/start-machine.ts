import { touchConfig } from '@takt/domain/machines/touch-config.ts'
import type { KnownTools, StartMachine } from '@takt/domain/orders/start-order.ts'
import type { ToolChild } from '@takt/domain/orders/tool-structure.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

interface MachineRow {
  readonly machine_id: string
  readonly resource_type: number
  readonly special_functions: number[]
  readonly touch_config: Record<string, unknown> | null
}

/** What the start of an order has to know of the machine. */
export async function startMachine(db: CompanyDb, machine_id: string): Promise<StartMachine | null> {
  const row = await db.maybe<MachineRow>(sql`
    select machine_id, resource_type, special_functions, touch_config from machine
    where machine_id = ${machine_id} and active`)
  if (!row) return null
  const { ask_for_cavities, max_cavities } = touchConfig(machine_id, row.touch_config)
  return { ...row, ask_for_cavities, max_cavities }
}

export async function knownTools(db: CompanyDb, planned: string, picked: string): Promise<KnownTools> {
  return { structures: await toolChildren(db, planned), childrenOfPicked: await toolChildren(db, picked) }
}

/** In the order of their ids: "the first child of a category" is the same one every time. */
export async function toolChildren(
  db: CompanyDb,
  tool_id: string,
): Promise<(ToolChild & { readonly child_tool_description: string })[]> {
  if (tool_id === '') return []
  return await db.many(sql`
    select s.child_tool_id, t.category, t.tool_description as child_tool_description
    from tool_structure s join tool t on t.tool_id = s.child_tool_id
    where s.tool_id = ${tool_id} order by s.child_tool_id limit 500`)
}
