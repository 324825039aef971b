import type { FunctionSet } from './special-function-values.ts'
import type { RegisteredFunction } from './special-functions.ts'

/** What somebody has changed and not saved: laid over the set as it is now, also when another has changed that. */
export interface FunctionDraft {
  readonly switched: Readonly<Record<string, boolean>>
  readonly values: Readonly<Record<string, string>>
}

export const noDraft: FunctionDraft = { switched: {}, values: {} }

export function isSwitchedOn(set: FunctionSet, { switched }: FunctionDraft, number: number): boolean {
  return switched[number] ?? set.special_functions.includes(number)
}

export function valueShown(set: FunctionSet, { values }: FunctionDraft, number: number): string {
  return values[number] ?? set.function_values[number] ?? ''
}

export function withDraft(set: FunctionSet, draft: FunctionDraft): FunctionSet {
  const { switched, values } = draft
  const added = Object.keys(switched).map(Number)
  const numbers = [...new Set([...set.special_functions, ...added])]
  return {
    special_functions: numbers.filter((number) => isSwitchedOn(set, draft, number)),
    function_values: { ...set.function_values, ...values },
  }
}

/** What is switched back to how it is counts as no change. */
export function countChanges(set: FunctionSet, { switched, values }: FunctionDraft): number {
  const turned = Object.entries(switched).filter(
    ([number, on]) => set.special_functions.includes(Number(number)) !== on,
  )
  const told = Object.entries(values).filter(([number, value]) => (set.function_values[number] ?? '') !== value.trim())
  return turned.length + told.length
}

export type FunctionFilter = 'all' | 'on' | 'reserved'

/** Those that the search finds, by number ("SF46", "46") or by words of what it is called. */
export function shownFunctions<F extends RegisteredFunction & { readonly words: string }>(
  list: readonly F[],
  on: { filter: FunctionFilter; search: string; isOn: (number: number) => boolean },
): F[] {
  const wanted = on.search.trim().toLowerCase()
  const digits = wanted.replace(/^sf\s*/, '')
  return list
    .filter(({ number }) => on.filter !== 'on' || on.isOn(number))
    .filter(({ kind }) => on.filter !== 'reserved' || kind !== 'documented')
    .filter(
      ({ number, words }) =>
        wanted === '' || (/^\d+$/.test(digits) ? `${number}`.startsWith(digits) : words.toLowerCase().includes(wanted)),
    )
}
