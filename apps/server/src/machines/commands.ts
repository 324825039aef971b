import type { CommandDone, MachineCommand } from '@takt/contract/machines/commands.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** From now on this output is to have this value; what was ordered before and is not done yet falls away. */
export async function orderOutput(
  db: CompanyDb,
  { machine_id, value }: { machine_id: string; value: 0 | 1 },
  { now, by }: { now: number; by: string },
): Promise<void> {
  await db.run(sql`
    insert into machine_command as c (machine_id, output, command_no, value, ordered_at, ordered_by)
    values (${machine_id}, 'run', 1, ${value}, ${new Date(now).toISOString()}, ${by})
    on conflict (company_id, machine_id, output) do update set command_no = c.command_no + 1, value = excluded.value,
      ordered_at = excluded.ordered_at, ordered_by = excluded.ordered_by, done_at = null, problem = ''`)
}

export function openCommands(db: CompanyDb): Promise<MachineCommand[]> {
  return db.many<MachineCommand>(sql`
    select machine_id, command_no, output, value from machine_command where done_at is null order by machine_id`)
}

/** False: another order has come since, and this word is of no use any more. */
export async function commandDone(
  db: CompanyDb,
  { machine_id, command_no, problem }: CommandDone,
  now: number,
): Promise<boolean> {
  const done = problem === '' ? new Date(now).toISOString() : null
  const row = await db.maybe(sql`
    update machine_command set done_at = ${done}, problem = ${problem}
    where machine_id = ${machine_id} and command_no = ${command_no} and done_at is null returning machine_id`)
  return row !== null
}
