import { type Connections, query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import { gauge, type Sample } from './figures.ts'

interface Row {
  readonly figure: 'connector' | 'erp' | 'print' | 'job-run' | 'job-failures'
  readonly company: string
  readonly of: string
  readonly value: number
}

/** What the database knows of all companies: connectors, the ERP, printers and jobs. Counts and ages, no contents. */
export async function installationFigures(connections: Connections, now: number): Promise<string> {
  const at = new Date(now).toISOString()
  const rows = await query<Row>(
    connections.owner,
    sql`with company_of as (select company_id, company_key from company)
      select 'connector' as figure, company_key as company, connector as of,
        extract(epoch from ${at}::timestamptz - max(greatest(last_post, reported_at)))::float as value
      from connector join company_of using (company_id)
      where greatest(last_post, reported_at) is not null group by 2, 3
      union all
      select 'erp', company_key, status, count(*)::float from erp_message join company_of using (company_id)
      where status in ('W', 'F') group by 2, 3
      union all
      select 'print', company_key, status, count(*)::float from print_job join company_of using (company_id)
      where queued > ${at}::timestamptz - interval '1 day' group by 2, 3
      union all
      select 'job-run', '', name, extract(epoch from last_run)::float from job where company_id = 0 and last_run is not null
      union all
      select 'job-failures', '', name, failures::float from job where company_id = 0`,
  )
  const samples = (figure: Row['figure'], name: string): Sample[] =>
    rows
      .filter((row) => row.figure === figure)
      .map(({ company, of, value }) => ({ labels: { ...(company ? { company } : {}), [name]: of }, value }))
  return [
    gauge(
      { name: 'takt_connector_silent_seconds', help: 'Since a connector was heard.' },
      samples('connector', 'connector'),
    ),
    gauge({ name: 'takt_erp_messages', help: 'Messages that wait (W) or failed (F).' }, samples('erp', 'status')),
    gauge(
      { name: 'takt_print_jobs', help: 'Labels and documents of the last day by status.' },
      samples('print', 'status'),
    ),
    gauge({ name: 'takt_job_last_run_timestamp_seconds', help: 'When a job began last.' }, samples('job-run', 'job')),
    gauge(
      { name: 'takt_job_failures', help: 'In a row; 0 when the last run went well.' },
      samples('job-failures', 'job'),
    ),
  ].join('')
}
