import type { TextForm } from '../ground/registers/field.ts'

/** What machines are put into. */
export const placeKinds = ['department', 'zone', 'category', 'line'] as const

/** It stands in addresses, files and lists. */
export const placeName: TextForm = { pattern: /^[^\\/:*?"<>|#;,]*$/, refusal: 'place-code-signs' }

const LONGEST = 10
/** The code of the zone or category of machines that nobody has divided. */
export const GENERAL_PLACE = '-'

/** A code for a place out of its name, one that no other has: Formsprutning → FORMSPRUTN, Hall 2 → HALL2. */
export function placeCode(name: string, taken: ReadonlySet<string>): string {
  const letters = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
  const code = letters.slice(0, LONGEST)
  if (code !== '' && !taken.has(code)) return code
  for (let number = code === '' ? 1 : 2; ; number += 1) {
    const numbered = code.slice(0, LONGEST - String(number).length) + String(number)
    if (!taken.has(numbered)) return numbered
  }
}

/** Lines have numbers. */
export function lineNumber(taken: ReadonlySet<string>): string {
  return String(Math.max(0, ...[...taken].map(Number).filter(Number.isFinite)) + 1)
}
