import type { ImportKind } from '@takt/domain/import/import-kind.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { asJson, type Change } from './import-writer.ts'

const subjects: Readonly<Record<ImportKind, string>> = {
  parts: 'part',
  tools: 'tool',
  materials: 'material',
  employees: 'employee',
  orders: 'order',
}

/** Who brought in what, record by record, in one statement. */
export async function auditImport(
  db: CompanyDb,
  { kind, changes }: { kind: ImportKind; changes: readonly Change[] },
): Promise<void> {
  const entries = changes.map(({ key, before, after }) => ({
    what: `${subjects[kind]}.${before ? 'changed-by-import' : 'added-by-import'}`,
    key,
    before,
    after,
  }))
  await db.run(sql`
    insert into audit (what, key, before, after) select what, key, before, after
    from jsonb_to_recordset(${asJson(entries)}::jsonb) as e (what text, key text, before jsonb, after jsonb)`)
}
