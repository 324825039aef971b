/** A counter that only ever grows, until its machine restarts. */
export type Count =
  | { readonly cycles: number; readonly value: number }
  /** Nothing to count: the message is a repeat of an older one. */
  | { readonly repeat: true }
  | { readonly problem: string }

/**
 * Cycles since the last value. The first value ever is where counting begins; a jump back is a restart, and everything
 * since zero is new. `again` says that the source delivers a message a second time: then a smaller value is an old one.
 */
export function countFrom(last: number | undefined, said: unknown, again: boolean): Count {
  const value = typeof said === 'string' && said.trim() !== '' ? Number(said) : said
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return { problem: `“${said}” is no whole count` }
  if (value < 0) return { problem: `a count of ${value} is negative` }
  if (last === undefined) return { cycles: 0, value }
  if (value >= last) return { cycles: value - last, value }
  return again ? { repeat: true } : { cycles: value, value }
}
