import type { ImportAnswer } from '@takt/contract/import/import.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { importDefinitions } from '@takt/domain/import/import-definitions.ts'
import { type ImportFault, type ImportKind, type ImportRecord, keyOf } from '@takt/domain/import/import-kind.ts'
import { type ImportOutcome, twice } from '@takt/domain/import/judge-record.ts'
import { isFault, isFaulty, readRecord } from '@takt/domain/import/read-record.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { auditImport } from './audit-import.ts'
import { importEmployees } from './import-employees.ts'
import { importMaterials } from './import-materials.ts'
import { importOrders } from './import-orders.ts'
import { importParts } from './import-parts.ts'
import { importTools } from './import-tools.ts'
import type { Change, ImportWriter, Touched } from './import-writer.ts'

const writers: Readonly<Record<ImportKind, ImportWriter>> = {
  parts: importParts,
  tools: importTools,
  materials: importMaterials,
  employees: importEmployees,
  orders: importOrders,
}

export interface ImportRequest {
  readonly kind: ImportKind
  readonly records: readonly unknown[]
  /** True: judged as always, and nothing is written. */
  readonly dry_run: boolean
  readonly language: Language
}

interface Imported {
  readonly answer: ImportAnswer
  readonly touched: Touched
}

const nobody: Touched = { orders: [], machines: [], settings: false }

/** The one way in, for programs and for the page: the good ones are taken, of the others it is said why. */
export async function importRecords(db: CompanyDb, request: ImportRequest): Promise<Imported> {
  const { kind, records, dry_run } = request
  const definition = importDefinitions[kind]
  const read = records.map((record) => readRecord(definition, record))
  const good = read.map((one) => (isFaulty(one) ? null : one))
  const before = twice(definition, good)
  const usable = good.filter((one): one is ImportRecord => one !== null)
  // One after the other: of two at once the second would judge, and write over, what the first has not written yet.
  if (!dry_run) await db.run(sql`select pg_advisory_xact_lock(hashtext('import'), ${db.company_id})`)
  const { stored, judge } = await writers[kind].prepare(db, usable, !dry_run)

  const changes: Change[] = []
  const results = read.map((one, index): ImportOutcome | readonly ImportFault[] => {
    if (isFaulty(one)) return one
    const key = keyOf(one, definition)
    const first = before[index] ?? -1
    if (first >= 0) return [{ field: definition.key[0] ?? '', refusal: 'import-twice', values: { key, first } }]
    const judged = judge(one, stored.get(key) ?? null)
    if (isFault(judged)) return [judged]
    if (judged.row) changes.push({ key, before: stored.get(key) ?? null, after: judged.row })
    return judged.outcome
  })
  if (dry_run || changes.length === 0) return { answer: answerOf(request, results), touched: nobody }
  const touched = await writers[kind].write(db, changes)
  await auditImport(db, { kind, changes })
  return { answer: answerOf(request, results), touched }
}

function answerOf(
  { kind, records, dry_run, language }: ImportRequest,
  results: readonly (ImportOutcome | readonly ImportFault[])[],
): ImportAnswer {
  const outcomes = results.map((result) => (typeof result === 'string' ? result : 'refused'))
  const count = (wanted: string) => outcomes.filter((one) => one === wanted).length
  const problems = results.flatMap((result, index) => {
    if (typeof result === 'string') return []
    const key = keyOf(asRecord(records[index]), importDefinitions[kind])
    return result.map(({ field, refusal, values }) => {
      return { index, key, field, call_message: text(language, `refusal.${refusal}` as TextKey, values) }
    })
  })
  return {
    kind,
    dry_run,
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    outcomes,
    problems,
  }
}

function asRecord(given: unknown): Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
}
