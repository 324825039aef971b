import { csv } from '@takt/domain/ground/tables/csv.ts'
import type { WrittenReport } from '@takt/domain/reports/model/report-order.ts'
import type { FileFormat } from '@takt/domain/reports/ordered/report-question.ts'
import { text } from '@takt/texts/text.ts'
import { reportPdf } from '../../documents/quick-reports/report-pdf.ts'
import { reportWords } from '../../documents/quick-reports/report-words.ts'
import type { CellKind, ReportReader } from './define-ordered-report.ts'
import { cellWords, type GatheredReport } from './gather-report.ts'

const atEnd: Readonly<Record<CellKind, boolean>> = {
  text: false,
  moment: false,
  number: true,
  percent: true,
  time: true,
}

/** For the page: what also stands on paper. */
export function writtenReport(gathered: GatheredReport, reader: ReportReader): WrittenReport {
  const { report, facts, days } = gathered
  return {
    name: text(reader.language, report.title),
    about: days.from === days.to ? days.from : `${days.from} – ${days.to}`,
    facts: facts.map(([label, value]) => ({ label: text(reader.language, label), value })),
    columns: report.columns.map(({ label, as }) => ({ label: text(reader.language, label), end: atEnd[as] ? 1 : 0 })),
    rows: writtenRows(gathered, reader),
  }
}

export interface ReportFile {
  readonly name: string
  readonly description: string
  readonly content: Buffer
}

export async function reportFile(
  gathered: GatheredReport,
  { reader, format, now }: { readonly reader: ReportReader; readonly format: FileFormat; readonly now: number },
): Promise<ReportFile> {
  const { days } = gathered
  const { about, name } = writtenReport(gathered, reader)
  const made = reportWords(reader).moment(new Date(now).toISOString())
  const content = format === 'csv' ? Buffer.from(csvOf(gathered, reader)) : await pdfOf(gathered, reader, made)
  return {
    name: `${name} ${days.from} ${days.to} ${made.replace(':', '.')}.${format}`,
    description: `${name} · ${about}`,
    content,
  }
}

function writtenRows({ report, table }: GatheredReport, reader: ReportReader): string[][] {
  return table.rows.map((row) => row.map((cell, at) => cellWords(reader, report.columns[at]?.as ?? 'text', cell)))
}

function pdfOf(gathered: GatheredReport, reader: ReportReader, made: string): Promise<Buffer> {
  const { report, facts } = gathered
  const columns = report.columns.map(({ label, as, width }) => ({
    label,
    width,
    ...(atEnd[as] ? { end: true as const } : {}),
  }))
  return reportPdf(
    {
      about: text(reader.language, report.description),
      facts,
      tables: [{ heading: 'reports.rows', columns, rows: writtenRows(gathered, reader) }],
    },
    { title: report.title, company_name: reader.company_name, language: reader.language, made },
  )
}

const HOUR_SECONDS = 3600

/** Numbers stay numbers: times are hours, and a moment is written by the clock of the plant. */
function csvOf({ report, table }: GatheredReport, reader: ReportReader): string {
  const { moment } = reportWords(reader)
  const head = report.columns.map(({ label, as }) => {
    const word = text(reader.language, label)
    return as === 'time' ? `${word} (h)` : as === 'percent' ? `${word} (%)` : word
  })
  const rows = table.rows.map((row) =>
    row.map((cell, at) => {
      const as = report.columns[at]?.as
      if (as === 'time' && typeof cell === 'number') return cell / HOUR_SECONDS
      return as === 'moment' && typeof cell === 'string' ? moment(cell) : cell
    }),
  )
  return csv([head, ...rows], reader.language)
}
