/** What a value would look like in each format, so that one is chosen by what one sees: D-BUILD-13. */
import { type FormatPlace, formatValue } from '../ground/format-value.ts'
import { asNumber } from './value-config.ts'

const NUMBER = 1234.567
const SECONDS = 95_400
const MOMENT = '2026-11-16T13:45:00Z'
const WORDS = 'Moulding machine 1, hall A'

/** How values of a format look where there is none of its own yet. */
const samples: readonly (readonly [RegExp, unknown])[] = [
  [/^percent-/, 87.25],
  [/^(round-|math$)/, NUMBER],
  [/^(hh-mm|duration-dhm)$/, SECONDS],
  [/^(date|hhMmOnly|dayOnly)$/, MOMENT],
  [/^boolean-display$/, true],
  [/^b-text-/, WORDS],
]

/** Of the value itself where the format is for such values, else of a usual one; '' for what is a picture. */
export function exampleIn(format: string, value: unknown, place: FormatPlace): string {
  const sample = samples.find(([formats]) => formats.test(format))?.[1]
  const shown = suits(format, value) ? value : sample
  return shown === undefined ? '' : formatValue(format, shown, place)
}

function suits(format: string, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false
  if (/^(date|hhMmOnly|dayOnly)$/.test(format)) return typeof value === 'string' && !Number.isNaN(Date.parse(value))
  if (/^(round|percent)-|^(hh-mm|duration-dhm)$/.test(format)) return asNumber(value) !== undefined
  return true
}
