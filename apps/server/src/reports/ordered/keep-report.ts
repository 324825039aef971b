import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { keepContent } from '../../ground/files/content.ts'
import type { OrderedReport } from './define-ordered-report.ts'
import type { ReportFile } from './written-report.ts'

export interface KeptReport {
  readonly record_no: number
  readonly hash: string
  readonly path: string
}

/** Into the archive, where those find it who may see every machine on it. */
export async function keepReport(
  db: CompanyDb,
  { name, description, content }: ReportFile,
  of: { report: OrderedReport; machine_ids: readonly string[]; username: string; now: number },
): Promise<KeptReport> {
  const hash = await keepContent(db, content, of.now)
  const { record_no } = await db.one<{ record_no: number }>(sql`
    insert into file_archive (kind, document_link, document_description, hash, size, machines, setting_name,
      last_changed, changed_by)
    values ('report', ${name}, ${description}, ${hash}, ${content.length}, ${of.machine_ids as string[]},
      ${of.report.report_id}, ${new Date(of.now).toISOString()}, ${of.username})
    returning record_no`)
  return { record_no, hash, path: name }
}

interface NewRun {
  readonly report_id: string
  readonly username: string
  readonly format: 'view' | 'pdf' | 'csv'
  readonly now: number
  readonly record_no?: number
}

/** A person ran it by hand; a delivery is noted where it is done. */
export function noteRun(db: CompanyDb, run: NewRun): Promise<void> {
  return db.run(sql`
    insert into report_run (report_id, at, username, format, record_no)
    values (${run.report_id}, ${new Date(run.now).toISOString()}, ${run.username}, ${run.format},
      ${run.record_no ?? 0})`)
}
