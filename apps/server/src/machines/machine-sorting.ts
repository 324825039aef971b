import {
  firstMachineOrder,
  type MachineOrder,
  readMachineOrder,
} from '@takt/domain/machines/navigation/machine-order.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** Kept as a configuration under this name, one per user. */
const SORTING = 'machine-sorting'

export interface MachineSorting {
  readonly sort_by: MachineOrder['by']
  readonly sort_order: 'asc' | 'desc'
}

export async function sortingOf(db: CompanyDb, user_id: number): Promise<MachineSorting> {
  const stored = await db.maybe<{ config: Partial<MachineSorting> }>(
    sql`select config from config where system_function = ${SORTING} and template = ${String(user_id)}`,
  )
  if (!stored) return toSorting(firstMachineOrder)
  const direction = stored.config.sort_order === 'desc' ? 'down' : 'up'
  return toSorting(readMachineOrder({ by: stored.config.sort_by, direction }))
}

export async function saveSorting(
  db: CompanyDb,
  user: { user_id: number; username: string },
  on: { sorting: MachineSorting; now: number },
): Promise<void> {
  await db.run(sql`
    insert into config (system_function, template, version, config, changed_by, changed_at)
    values (${SORTING}, ${String(user.user_id)}, 1, ${JSON.stringify(on.sorting)}, ${user.username},
      ${new Date(on.now).toISOString()})
    on conflict (company_id, system_function, template) do update set version = config.version + 1,
      config = excluded.config, changed_by = excluded.changed_by, changed_at = excluded.changed_at`)
}

function toSorting({ by, direction }: MachineOrder): MachineSorting {
  return { sort_by: by, sort_order: direction === 'down' ? 'desc' : 'asc' }
}
