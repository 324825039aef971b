import type { Refusal } from '../ground/refusal.ts'

/**
 * A machine's number stands in addresses, in file names, on labels and in lists that are parted by signs: letters and
 * digits, and between them point, dash, underline or single blanks.
 */
const NUMBER = /^[\p{L}\p{N}]+(?:[ ._-][\p{L}\p{N}]+)*$/u
export const LONGEST_NUMBER = 20

export function machineNumberFault(machine_id: string): Refusal | null {
  if (machine_id.length <= LONGEST_NUMBER && NUMBER.test(machine_id)) return null
  return { refusal: 'machine-number', values: { longest: LONGEST_NUMBER } }
}

/** The number after it for the next of a row of like machines: M109 → M110, 07 → 08; '' where it ends with no digit. */
export function nextNumber(machine_id: string, taken: ReadonlySet<string>): string {
  const [, head = '', digits = ''] = /^(.*?)(\d{1,9})$/.exec(machine_id) ?? []
  if (digits === '') return ''
  for (let next = Number(digits) + 1; ; next += 1) {
    const candidate = head + String(next).padStart(digits.length, '0')
    if (!taken.has(candidate)) return candidate
  }
}
