import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import { toolWord } from '@takt/domain/machines/reported.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { mountTool } from '../../orders/mount-tool.ts'
import type { Report } from './report-rows.ts'
import type { Taken } from './take-order.ts'

/** The tool that a machine names is mounted from the word's own time on. */
export async function takeTool(db: CompanyDb, report: Report): Promise<Taken | Refusal> {
  const { machine_id, value: tool_id, at } = report
  const facts = await db.one<{ known: boolean; runs_on: string; mounted_since: boolean }>(sql`
    select exists (select from tool where tool_id = ${tool_id}) as known,
      coalesce((select r.machine_id from order_run r where r.tool_id = ${tool_id} and r.end_time is null
        order by r.machine_id = ${machine_id} desc, r.p_order desc limit 1), '') as runs_on,
      exists (select from order_run r where r.machine_id = ${machine_id} and r.tool_id <> ''
        and r.start_time > ${new Date(at).toISOString()}) as mounted_since`)
  // An order that was started since then has mounted its own.
  if (facts.mounted_since) return { became: { outcome: 'overtaken' }, cards: [] }
  const asked = toolWord(tool_id, { machine_id, ...facts })
  if (isRefusal(asked)) return asked
  await mountTool(db, machine_id, { tool_id, at })
  return { became: { outcome: asked === 'mount' ? 'mounted' : 'removed' }, cards: [] }
}
