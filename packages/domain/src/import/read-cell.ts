import { isDay } from '../ground/dates.ts'
import { momentOf } from '../ground/zone-time.ts'
import type { ImportField } from './import-kind.ts'

/**
 * A cell as a value of its field. What cannot be read stays as it was written: the one rule that judges records then
 * names it. Null: the cell is empty, and says nothing.
 */
export function readCell(field: Pick<ImportField, 'type'>, cell: string, zone: string): unknown {
  const written = cell.trim()
  if (written === '') return null
  switch (field.type) {
    case 'text':
      return withoutGuard(written)
    case 'number':
    case 'whole':
      return readNumber(written) ?? written
    case 'yes-no':
      return readYesNo(written) ?? written
    case 'time':
      return readTime(written, zone) ?? written
    case 'materials':
      return readMaterials(written)
  }
}

/** Our own CSV files write an apostrophe before what a spreadsheet would run as a formula. */
function withoutGuard(written: string): string {
  return /^'[=+\-@]/.test(written) ? written.slice(1) : written
}

/** 1 234,5 and 1,234.5 and 1.234,5. One comma alone divides: 1,234 is a little more than one. */
export function readNumber(written: string): number | null {
  const bare = written.replace(/[\s\u{a0}\u{202f}']/gu, '').replace(/\u{2212}/gu, '-')
  if (!/^-?\d[\d.,]*$/.test(bare)) return null
  const dots = bare.split('.').length - 1
  const commas = bare.split(',').length - 1
  if (dots > 0 && commas > 0) {
    const decimal = bare.lastIndexOf('.') > bare.lastIndexOf(',') ? '.' : ','
    const thousands = decimal === '.' ? ',' : '.'
    return asNumber(bare.replaceAll(thousands, ''), decimal)
  }
  if (dots > 1) return asNumber(bare.replaceAll('.', ''), '.')
  if (commas > 1) return asNumber(bare.replaceAll(',', ''), '.')
  return asNumber(bare, dots === 1 ? '.' : ',')
}

function asNumber(bare: string, decimal: string): number | null {
  const value = Number(bare.replace(decimal, '.'))
  return Number.isFinite(value) ? value : null
}

const yes = ['1', 'yes', 'y', 'true', 'x', 'ja', 'j', 'sant', 'wahr']
const no = ['0', 'no', 'n', 'false', 'nej', 'falskt', 'nein', 'falsch']

function readYesNo(written: string): boolean | null {
  const word = written.toLowerCase()
  if (yes.includes(word)) return true
  return no.includes(word) ? false : null
}

const CLOCK = /(?:[T ,]+(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:[.,]\d+)?)?)?$/
const YEAR_FIRST = new RegExp(`^(\\d{4})[-/.]?(\\d{2})[-/.]?(\\d{2})${CLOCK.source}`)
const DAY_FIRST = new RegExp(`^(\\d{1,2})[./-](\\d{1,2})[./-](\\d{4})${CLOCK.source}`)

/** By the clock of the plant, unless an offset is written. Without a year in front the day comes before the month. */
export function readTime(written: string, zone: string): string | null {
  if (/(Z|[+-]\d\d:?\d\d)$/.test(written) && written.includes('T')) {
    const at = Date.parse(written)
    return Number.isNaN(at) ? null : new Date(at).toISOString()
  }
  const years = YEAR_FIRST.exec(written)
  if (years) return moment([years[1], years[2], years[3]], [years[4], years[5]], zone)
  const days = DAY_FIRST.exec(written)
  return days ? moment([days[3], days[2], days[1]], [days[4], days[5]], zone) : null
}

function moment(date: (string | undefined)[], clock: (string | undefined)[], zone: string): string | null {
  const day = date.map((part = '') => part.padStart(2, '0')).join('-')
  const [hours = 0, minutes = 0] = clock.map((part) => Number(part ?? 0))
  if (!isDay(day) || hours > 23 || minutes > 59) return null
  return new Date(momentOf(day, hours * 60 + minutes, zone)).toISOString()
}

/** 'PA66: 12,5 | MB-01: 3' */
function readMaterials(written: string): unknown {
  return written.split('|').map((line) => {
    const divided = line.lastIndexOf(':')
    const material_no = line.slice(0, Math.max(divided, 0)).trim()
    const quantity = line.slice(divided + 1).trim()
    return { material_no, planned_qty: readNumber(quantity) ?? quantity }
  })
}
