import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { toolOfCavities } from '../machines/cavities/mounted-tool.ts'
import { countAgainSince } from '../machines/count-again.ts'
import { lockMachines } from '../machines/machine-states.ts'
import { doAtMachine, PEOPLE } from '../machines/operator-events.ts'

/** Another tool has other closed cavities: from then on its own count. '' = none is in the machine. */
export async function mountTool(db: CompanyDb, machine_id: string, on: { tool_id: string; at: number }): Promise<void> {
  const { tool_id, at } = on
  await keepUsedInsert(db, tool_id)
  const mounted = await db.maybe(sql`
    update machine set tool_id = ${tool_id} where machine_id = ${machine_id} and tool_id <> ${tool_id}
    returning tool_id`)
  if (!mounted) return
  const { closed } = await db.one<{ closed: number }>(
    sql`select count(*)::int as closed from tool_insert
      where tool_id = ${toolOfCavities(sql`${tool_id}`)} and status = 0`,
  )
  const counted_to = (await lockMachines(db, [machine_id])).get(machine_id)?.counted_to ?? 0
  if (at >= counted_to) {
    await doAtMachine(db, machine_id, { event: { kind: 'cavities', value: closed }, now: at })
    return
  }
  // It was mounted a while ago: what was counted since is counted with its cavities.
  await db.run(sql`
    insert into signal (connector, seq, machine_id, at, kind, value)
    values (${PEOPLE}, nextval('operator_event_no'), ${machine_id}, ${new Date(at).toISOString()}, 'cavities', ${JSON.stringify(closed)})`)
  await countAgainSince(db, machine_id, at)
}

/** Two orders with tools of their own ran, and one has ended: the tool in the machine is that of the one that goes on. */
export async function mountToolThatRuns(db: CompanyDb, machine_id: string, at: number): Promise<void> {
  const open = await db.many<{ tool_id: string; mounted: boolean }>(sql`
    select r.tool_id, r.tool_id = m.tool_id as mounted
    from order_run r join machine m using (company_id, machine_id)
    where r.machine_id = ${machine_id} and r.end_time is null and r.tool_id <> ''
    order by r.start_time desc, r.p_order desc`)
  const [last] = open
  if (last && !open.some(({ mounted }) => mounted)) await mountTool(db, machine_id, { tool_id: last.tool_id, at })
}

/** The insert that a tool was mounted with is offered first next time, and is not free for another tool. */
async function keepUsedInsert(db: CompanyDb, tool_id: string): Promise<void> {
  await db.run(sql`
    update tool t set old_insert_id = i.tool_id from tool i
    where i.tool_id = ${tool_id} and t.tool_id = i.insert_of and t.old_insert_id <> i.tool_id`)
}
