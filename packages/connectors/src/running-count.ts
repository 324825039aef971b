/**
 * A counter that only ever grows, until its machine restarts. What is delivered is not always what was counted last:
 * readings come twice, come late, and a reading can be wrong. A count is therefore never made of one reading alone that
 * does not go on from where the counter was.
 */
import { z } from 'zod'

const MOST_PER_SECOND = 100

export interface Reading {
  readonly said: unknown
  /** When it was read; when it was heard, where the source tells no time. */
  readonly at: number
  /** Whether `at` is the source's own time: then an older reading can be told from a step back. */
  readonly timed: boolean
  /** The source delivers a message a second time. */
  readonly again: boolean
}

/** Where counting stands. */
export interface Counted {
  readonly value: number
  readonly at: number
  /** A reading that does not go on from there. It is believed when the next one goes on from it. */
  readonly doubt?: { readonly value: number; readonly at: number; readonly restart: boolean } | undefined
}

/** Part of the settings of every connector that reads counters. */
export const counterSettings = {
  /** The highest number that the counter shows before it begins at zero again. */
  counter_max: z.int().positive().optional(),
  /** No machine makes more: a jump above it is a wrong reading. */
  most_per_second: z.number().positive().default(MOST_PER_SECOND),
}
export type CounterRules = Partial<z.output<z.ZodObject<typeof counterSettings>>>

export type Count =
  | { readonly cycles: number; readonly counted: Counted }
  /** Nothing to count: a reading that is known, that is older than the last one, or that is not believed yet. */
  | { readonly counted: Counted; readonly problem?: string }
  | { readonly problem: string }

/** Readings that waited together somewhere come with hardly any time between them. */
const MOST_AT_ONCE = 10_000
/** More than this in one signal is refused by the server. */
const MOST_IN_A_SIGNAL = 1_000_000
/** How far a tail of readings that is delivered again can reach back; brokers keep about so many messages. */
const MOST_DELIVERED_AGAIN = 1000

export function countFrom(last: Counted | undefined, reading: Reading, rules: CounterRules = {}): Count {
  const value = wholeCount(reading.said)
  if (typeof value !== 'number') return value
  const { at, timed, again } = reading
  if (last === undefined) return { cycles: 0, counted: { value, at } }
  // The counter has long been further, whatever this one says.
  if (timed && at < last.at) return { counted: last }
  if (value < last.value && (again || (timed && at === last.at))) return { counted: last }

  const most = mostSince(last.at, at, rules)
  const grown = grownTo(value, last.value, most, rules)
  if (grown !== undefined) return { cycles: grown, counted: { value, at } }
  // Without times a tail that is delivered again looks like this; it ends where the counter was.
  const isLittle = value < last.value && value > last.value / 2 && last.value - value <= MOST_DELIVERED_AGAIN
  if (isLittle && !timed) return { counted: last }

  const { doubt } = last
  if (doubt && at >= doubt.at && value > doubt.value && value - doubt.value <= mostSince(doubt.at, at, rules)) {
    return { cycles: doubt.restart ? value : value - doubt.value, counted: { value, at } }
  }
  if (doubt?.value === value) return { counted: last }
  // A counter that restarted can show no more than was made since.
  const restart = value <= last.value / 2 && value <= most
  const counted = { ...last, doubt: { value, at, restart } }
  if (restart) return { counted }
  return { counted, problem: `a count of ${value} after ${last.value} is not believed until it goes on from there` }
}

export function wholeCount(said: unknown): number | { problem: string } {
  const value = typeof said === 'string' && said.trim() !== '' ? Number(said) : said
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return { problem: `“${said}” is no whole count` }
  return value < 0 ? { problem: `a count of ${value} is negative` } : value
}

function mostSince(since: number, at: number, { most_per_second = MOST_PER_SECOND }: CounterRules): number {
  return Math.min(MOST_IN_A_SIGNAL, MOST_AT_ONCE + (Math.max(0, at - since) / 1000) * most_per_second)
}

function grownTo(value: number, last: number, most: number, { counter_max }: CounterRules): number | undefined {
  const grown = value >= last ? value - last : counter_max === undefined ? Number.NaN : counter_max + 1 - last + value
  // Rolled over only when the rest up to the end and the first pieces of the new round are a small part of a round.
  const isRound = value >= last || (counter_max !== undefined && last <= counter_max && grown <= counter_max / 4)
  return isRound && grown <= most ? grown : undefined
}
