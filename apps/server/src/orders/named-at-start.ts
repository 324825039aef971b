import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { setupTypeRefusal, toolRefusal } from '@takt/domain/orders/named-at-start.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

interface Named {
  readonly machine_id: string
  readonly tool_id: string
  /** The tool of the part. */
  readonly planned: string
  readonly setup_type: string
}

/** Why an order cannot begin with what was named for it. */
export async function nameProblem(db: CompanyDb, named: Named): Promise<Refusal | null> {
  const { tool_id } = named
  const exists = tool_id !== '' && (await db.maybe(sql`select 1 from tool where tool_id = ${tool_id}`)) !== null
  return toolRefusal({ ...named, exists }) ?? (await setupTypeProblem(db, named))
}

export async function setupTypeProblem(
  db: CompanyDb,
  { machine_id, setup_type }: { readonly machine_id: string; readonly setup_type: string },
): Promise<Refusal | null> {
  if (setup_type === '') return null
  const types = await db.many<{ code: string }>(sql`
    select code from setup_type where active and (machines is null or ${machine_id} = any (machines))`)
  return setupTypeRefusal({ setup_type, machine_id, offered: types.map(({ code }) => code) })
}
