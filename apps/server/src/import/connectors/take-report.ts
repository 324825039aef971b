import type { ConnectorReport } from '@takt/contract/import/connector-report.ts'
import { withCompany } from '../../ground/db/company-db.ts'
import type { Connections } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'

/** How a connector says it is. A report changes nothing of what it has committed. */
export async function takeReport(
  connections: Connections,
  company_id: number,
  on: { report: ConnectorReport; now: number },
): Promise<void> {
  const { connector, sender, kind, state, reason, backlog, last_signal, last_error } = on.report
  const error = last_error === null ? '' : `${last_error.at} ${last_error.reason}`
  const reported = new Date(on.now).toISOString()
  await withCompany(connections, { company_id, machine_restrictions: [] }, (db) =>
    db.run(sql`
      insert into connector (connector, sender, kind, state, reason, backlog, last_signal, last_error, reported_at)
      values (${connector}, ${sender}, ${kind}, ${state}, ${reason}, ${backlog}, ${last_signal}, ${error}, ${reported})
      on conflict (company_id, connector, sender) do update set kind = excluded.kind, state = excluded.state,
        reason = excluded.reason, backlog = excluded.backlog, last_signal = excluded.last_signal,
        last_error = excluded.last_error, reported_at = excluded.reported_at`),
  )
}
