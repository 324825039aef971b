import type { ConnectorRow } from '@takt/domain/machines/model/connector.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'

/** A connector reports every 10 s and posts when something happens; one that does neither for this long is gone. */
const SILENT_AFTER_SECONDS = 60

export function connectorRows(db: CompanyDb, now: number): Promise<ConnectorRow[]> {
  const at = new Date(now).toISOString()
  return db.many<ConnectorRow>(sql`
    select c.connector, c.sender, c.kind,
      case when greatest(c.last_post, c.reported_at) is null
          or greatest(c.last_post, c.reported_at) < ${at}::timestamptz - ${SILENT_AFTER_SECONDS} * interval '1 second' then 'silent'
        when c.state = '' then 'posting' else c.state end as state,
      c.reason, coalesce(to_json(c.last_signal) #>> '{}', '') as last_signal,
      coalesce(to_json(c.last_post) #>> '{}', '') as last_post, c.committed, c.backlog, c.last_error,
      (select count(*)::int from quarantined_signal q where q.connector = c.connector and q.sender = c.sender) as quarantined,
      exists (select from connector o where o.connector = c.connector and o.sender <> c.sender
        and o.last_post > ${at}::timestamptz - interval '1 day') as shared_name
    from connector c
    order by c.connector, c.last_post desc nulls last
    limit 500`)
}
