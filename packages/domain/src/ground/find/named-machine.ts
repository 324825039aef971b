import { plain } from './how-well.ts'

/** Fewer digits are those of an order or a quantity. */
const LEAST_DIGITS = 2

/** The machine that one of the words names, by its number or by the digits of it; undefined where several may be meant. */
export function namedMachine(typed: string, machine_ids: readonly string[]): string | undefined {
  const words = plain(typed).split(' ')
  const named = machine_ids.filter((id) => words.includes(plain(id)))
  if (named.length > 0) return named.length === 1 ? named[0] : undefined
  const digits = words.filter((word) => word.length >= LEAST_DIGITS && /^\d+$/.test(word))
  const meant = machine_ids.filter((id) => digits.includes(plain(id).replace(/^\p{L}+/u, '')))
  return meant.length === 1 ? meant[0] : undefined
}
