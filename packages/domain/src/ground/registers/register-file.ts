/** Rows of a register as a file for spreadsheets, and back. */
import { languageCodes } from '../languages.ts'
import type { Names } from '../names.ts'
import type { Refusal } from '../refusal.ts'
import type { CsvCell } from '../tables/csv.ts'
import type { TextTable } from '../tables/read-table.ts'
import { readNumber, readYesNo, withoutGuard } from '../tables/read-value.ts'
import { clockTime } from '../zone-time.ts'
import { type Described, type Filed, rowKey } from './define-register.ts'
import type { Field, ShownField } from './field.ts'
import { fieldProblem } from './field-problem.ts'

/** A column of the file: a field, or its name in one language. */
export interface FileColumn {
  readonly field: string
  readonly language?: string
  readonly heading: string
}

/** What the file says in the reader's language. */
export interface FileWords {
  heading(field: string, language?: string): string
  /** How a choice of the field is called. */
  choice(field: string, value: string): string
  /** By the plant's clock, as its page shows it. */
  moment(value: string): string
  readonly yes: string
  readonly no: string
}

type Row = Readonly<Record<string, unknown>>

export function fileColumns(register: Described, words: FileWords): FileColumn[] {
  return Object.entries(register.fields).flatMap(([name, { kind }]): FileColumn[] => {
    if (kind === 'inside') return []
    if (kind !== 'names') return [{ field: name, heading: words.heading(name) }]
    return languageCodes.map((language) => ({ field: name, language, heading: words.heading(name, language) }))
  })
}

/** Headings, and a line for each row. */
export function fileOf(register: Described, rows: readonly Row[], words: FileWords): CsvCell[][] {
  const columns = fileColumns(register, words)
  const cell = (row: Row, { field: name, language }: FileColumn): CsvCell => {
    const field = register.fields[name] as ShownField
    const value = row[name]
    if (value === null || value === undefined) return null
    switch (field.kind) {
      case 'names':
        return (value as Names)[language ?? ''] ?? null
      case 'number':
        return value as number
      case 'flag':
      case 'yes-no':
        return value === 1 || value === true ? words.yes : words.no
      case 'choice':
        return words.choice(name, String(value))
      case 'minute-of-day':
        return clockTime(value as number)
      case 'moment':
        return value === '' ? null : words.moment(String(value))
      case 'machines':
      case 'list':
        return (value as string[]).join(' ')
      default:
        return String(value)
    }
  }
  return [columns.map(({ heading }) => heading), ...rows.map((row) => columns.map((column) => cell(row, column)))]
}

export interface FileRow {
  /** As a spreadsheet counts. */
  readonly line: number
  /** Only what the file says: columns that it lacks, and cells of yes or no that are empty, stay as they are. */
  readonly row: Row
  readonly problems: readonly { readonly field: string; readonly problem: Refusal }[]
}

export interface ReadFile {
  readonly rows: readonly FileRow[]
  /** Headings that name no field. */
  readonly unknown: readonly string[]
  /** Fields that tell one row from another and whose columns are missing. */
  readonly missing: readonly string[]
}

export function readFile(register: Filed, table: TextTable, words: FileWords): ReadFile {
  const columns = fileColumns(register, words)
  const found = table.headings.map((written) => columns.find((column) => isHeading(written, column)))
  const seen = new Map<string, number>()
  const rows = table.rows.map(({ line, cells }): FileRow => {
    const row: Record<string, unknown> = {}
    for (const [at, column] of found.entries()) {
      if (!column) continue
      const field = register.fields[column.field] as Field
      const written = cells[at] ?? ''
      if (saysNothing(field, written)) continue
      const value = readCell(field, written, { words, name: column.field })
      if (column.language === undefined) row[column.field] = value
      else row[column.field] = { ...(row[column.field] as Names | undefined), [column.language]: value as string }
    }
    const problems = Object.entries(row).flatMap(([name, value]) => {
      const field = register.fields[name] as Field
      const problem = fieldProblem(field, value)
      return problem ? [{ field: name, problem: inWords(problem, field, (choice) => words.choice(name, choice)) }] : []
    })
    const key = rowKey(register, row)
    const first = seen.get(key)
    if (first === undefined) seen.set(key, line)
    else problems.push({ field: register.key, problem: { refusal: 'register-row-twice', values: { line: first } } })
    return { line, row, problems }
  })
  return {
    rows,
    unknown: table.headings.filter((heading, at) => heading !== '' && !found[at]),
    missing: (register.knownBy ?? [register.key]).filter((name) => !found.some((column) => column?.field === name)),
  }
}

/** Whoever wrote the file reads the choices as its page and the file say them. */
function inWords(problem: Refusal, field: Field, word: (choice: string) => string): Refusal {
  if (field.kind !== 'choice' || problem.refusal !== 'field-no-choice') return problem
  return { ...problem, values: { choices: field.values.map(word).join(', ') } }
}

function isHeading(written: string, { field, language, heading }: FileColumn): boolean {
  const word = written.trim().toLowerCase()
  return [heading, language === undefined ? field : `${field}.${language}`].some((one) => one.toLowerCase() === word)
}

/** Neither yes nor no, as in a row that is too short: it stays as it is, and a new one has what its form begins with. */
function saysNothing({ kind }: Field, written: string): boolean {
  return (kind === 'flag' || kind === 'yes-no') && written.trim() === ''
}

/** What cannot be read stays as it was written: the rule of the field then names it. */
function readCell(field: Field, cell: string, { words, name }: { words: FileWords; name: string }): unknown {
  const written = withoutGuard(cell.trim())
  switch (field.kind) {
    case 'number':
      if (written === '') return field.empty ? null : field.first
      return readNumber(written) ?? written
    case 'flag':
    case 'yes-no': {
      const isYes = written.toLowerCase() === words.yes.toLowerCase() || readYesNo(written) === true
      const isNo = written.toLowerCase() === words.no.toLowerCase() || readYesNo(written) === false
      if (!isYes && !isNo) return written
      return field.kind === 'flag' ? Number(isYes) : isYes
    }
    case 'choice': {
      if (written === '') return field.found ? undefined : field.first
      const word = written.toLowerCase()
      return (
        field.values.find((value) => [value, words.choice(name, value)].some((one) => one.toLowerCase() === word)) ??
        written
      )
    }
    case 'machines': {
      const ids = written.split(/[\s,;|]+/).filter((id) => id !== '')
      return ids.length === 0 ? null : ids
    }
    case 'colour':
      return written === '' ? 'Automatic' : written
    default:
      return written
  }
}
