/** Rows as a file that spreadsheets open as it is meant: by the language their separators, and no cell is a formula. */
import { type Language, languages } from '../languages.ts'

export type CsvCell = string | number | null

/** Without it a spreadsheet reads Å as two signs. */
const BYTE_ORDER_MARK = '\u{feff}'
const MOST_DECIMALS = 4

export function csv(rows: readonly (readonly CsvCell[])[], language: Language): string {
  const { decimal } = languages[language]
  // A spreadsheet parts columns by semicolons where the comma stands in numbers.
  const separator = decimal === ',' ? ';' : ','
  const written = (cell: CsvCell): string => {
    if (cell === null) return ''
    if (typeof cell === 'number') return quoted(String(Number(cell.toFixed(MOST_DECIMALS))).replace('.', decimal))
    // A name that begins like a formula would be run by whoever opens the file.
    return quoted(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
  }
  const quoted = (word: string) =>
    /["\r\n]/.test(word) || word.includes(separator) ? `"${word.replaceAll('"', '""')}"` : word
  return `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(written).join(separator)}\r\n`).join('')}`
}
