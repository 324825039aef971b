import { isDay } from '../ground/dates.ts'
import { readNumber, readYesNo, withoutGuard } from '../ground/tables/read-value.ts'
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
