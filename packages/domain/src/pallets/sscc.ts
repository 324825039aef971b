/** GS1 serial shipping container codes: extension digit, company prefix, serial number and check digit make 18 digits. */
import type { Refusal } from '../ground/refusal.ts'
import { ssccCheckDigit } from '../ground/wizard/check-sscc.ts'

const DIGITS_BEFORE_CHECK = 17
/** GS1 gives out company prefixes of this length. */
const PREFIX = /^\d{6,12}$/
const EXTENSION = /^\d$/
/** GS1 keeps these beginnings for numbers inside a company, coupons, books and refunds: no company gets them. */
const NOT_A_COMPANY = /^(?:2|02|04|05|97[789]|98|99|0+$)/

/** What an administrator may enter; what is entered already goes on, so that flags never stand still for it. */
export function checkCompanyPrefix(typed: string): string | Refusal {
  const prefix = typed.replaceAll(/\s/g, '')
  if (!PREFIX.test(prefix)) return { refusal: 'setting-not-a-gs1-prefix', values: {} }
  return NOT_A_COMPANY.test(prefix) ? { refusal: 'setting-not-a-company-prefix', values: { prefix } } : prefix
}

/** What stands in front of the serial number; '' for a company without a GS1 prefix, whose flags are numbered plainly. */
export function ssccStem(settings: { readonly extension: string; readonly prefix: string }): string | Refusal {
  const prefix = settings.prefix.trim()
  const extension = settings.extension.trim()
  if (prefix === '') return ''
  if (!PREFIX.test(prefix)) return { refusal: 'sscc-prefix-wrong', values: { prefix } }
  if (!EXTENSION.test(extension)) return { refusal: 'sscc-extension-wrong', values: { extension } }
  return extension + prefix
}

/** How many numbers one stem can give out. */
export function highestSerial(stem: string): number {
  return 10 ** (DIGITS_BEFORE_CHECK - stem.length) - 1
}

/** The id of a flag. A serial number that does not fit any more is refused: the next would be one that was used before. */
export function erpIdOf(stem: string, serial: number): string | Refusal {
  if (stem === '') return String(serial)
  if (serial > highestSerial(stem)) return { refusal: 'sscc-numbers-used-up', values: { stem } }
  const digits = stem + String(serial).padStart(DIGITS_BEFORE_CHECK - stem.length, '0')
  return digits + ssccCheckDigit(digits)
}
