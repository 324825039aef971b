import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import { type ReportQuestion, reportDays } from '@takt/domain/reports/ordered/report-question.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { reportWords } from '../../documents/quick-reports/report-words.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { type DayPeriod, dayPeriod } from '../../machines/asked/period.ts'
import { placeMachines } from '../../machines/asked/place-machines.ts'
import { plantRules, runningDayOf } from '../../machines/plant-rules.ts'
import type { CellKind, OrderedReport, OrderedTable, ReportReader } from './define-ordered-report.ts'

const MOST_DAYS = 367
const MOST_ROWS = 3_000
const MOST_NAMED = 8

export interface GatheredReport {
  readonly report: OrderedReport
  readonly table: OrderedTable
  readonly days: DayPeriod
  /** All that it is about: who may not see one of them may not read it. */
  readonly machine_ids: readonly string[]
  readonly facts: readonly (readonly [label: TextKey, value: string])[]
}

interface Readers {
  readonly db: CompanyDb
  readonly reader: ReportReader
  readonly now: number
}

/** What the database is bound to decides which machines are in it: a person's own, or those of who set up a delivery. */
export async function gatherReport(
  report: OrderedReport,
  question: ReportQuestion,
  { db, reader, now }: Readers,
): Promise<GatheredReport | Refusal> {
  const zone = reader.time_zone
  const { department } = question
  const asked_of = {
    machine_id: question.machines,
    locationtype: department === '' ? ('' as const) : ('department' as const),
    location: department,
  }
  const meant = reportDays(question, runningDayOf(await plantRules(db), await placeMachines(db, asked_of), now))
  if (meant === null) return { refusal: 'report-dates', values: {} }
  const days = dayPeriod(meant, { zone, most: MOST_DAYS })
  if (isRefusal(days)) return days
  const machine_ids = await placeMachines(db, asked_of, days.from)
  if (machine_ids.length === 0) return { refusal: 'report-no-machines', values: {} }
  const given = (parameter: 'part' | 'order', value: string) => (report.parameters.includes(parameter) ? value : '')
  const part_no = given('part', question.part_no)
  const card_no = given('order', question.card_no)
  const table = await report.gather({ db, reader, now, days, machine_ids, part_no, card_no }, MOST_ROWS + 1)
  if (isRefusal(table)) return table
  if (table.rows.length > MOST_ROWS) return { refusal: 'report-too-long', values: { max: MOST_ROWS } }
  const machines = await machineWords({ db, reader }, question, machine_ids)
  const asked: (readonly [TextKey, string])[] = [
    ['reports.period', days.from === days.to ? days.from : `${days.from} – ${days.to}`],
    ['reports.machines', machines],
  ]
  const silent = withoutRows(report, table, machine_ids)
  if (silent.length > 0) asked.push(['reports.without-figures', namedOrCounted(reader, silent)])
  if (part_no !== '') asked.push(['reports.part', part_no])
  if (card_no !== '') asked.push(['reports.card', card_no])
  const sums = (table.facts ?? []).map(([label, as, value]) => [label, cellWords(reader, as, value)] as const)
  return { report, table, days, machine_ids, facts: [...asked, ...sums] }
}

export function cellWords(reader: ReportReader, as: CellKind, cell: string | number | null): string {
  if (cell === null || cell === '') return '–'
  if (typeof cell === 'string') return as === 'moment' ? reportWords(reader).moment(cell) : cell
  const { number, percent, time } = reportWords(reader)
  if (as === 'time') return time(cell)
  return as === 'percent' ? percent(cell) : number(cell)
}

async function machineWords(
  { db, reader }: Pick<Readers, 'db' | 'reader'>,
  { department, machines }: ReportQuestion,
  machine_ids: readonly string[],
): Promise<string> {
  if (department !== '') {
    const row = await db.maybe<{ description: string }>(
      sql`select description from department where code = ${department}`,
    )
    return row?.description || department
  }
  if (machines.length > 0) return namedOrCounted(reader, machine_ids)
  return text(reader.language, 'reports.machine-count', { count: machine_ids.length })
}

function namedOrCounted({ language }: ReportReader, machine_ids: readonly string[]): string {
  if (machine_ids.length <= MOST_NAMED) return machine_ids.join(', ')
  return text(language, 'reports.machine-count', { count: machine_ids.length })
}

/** Machines that were asked for and have no row: a head of 38 machines over 37 rows has to say which one is missing. */
function withoutRows(report: OrderedReport, table: OrderedTable, machine_ids: readonly string[]): string[] {
  const at = report.columns.findIndex(({ label }) => label === 'reports.machine')
  if (at < 0) return []
  const shown = new Set(table.rows.map((row) => row[at]))
  return machine_ids.filter((machine_id) => !shown.has(machine_id))
}
