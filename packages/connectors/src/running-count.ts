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
  readonly doubt?: Doubt | undefined
}

/** A reading that does not go on from where the counter was. It is believed when the next one goes on from it. */
export interface Doubt {
  readonly value: number
  readonly at: number
  readonly restart: boolean
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
  /**
   * Nothing to count: a reading that is known, that is older than the last one, or that is not believed yet. What it
   * would count (`doubted`) is for a person to accept or to discard.
   */
  | { readonly counted: Counted; readonly problem?: string; readonly doubted?: number }
  | { readonly problem: string }

/** A gateway that groups what it reads, and a clock of whole seconds, bring readings closer together than they were. */
const SLACK_TIMED_SECONDS = 10
/** Without times of their own, readings that waited together somewhere come with hardly any time between them. */
const SLACK_UNTIMED_SECONDS = 60
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

  const { doubt } = last
  if (doubt?.value === value) return { counted: last }
  const goesOn =
    doubt && at >= doubt.at && value > doubt.value && value - doubt.value <= mostSince(doubt, reading, rules)
  // Whether the jump was true is being asked: counted here by the time that has passed since, it would count twice.
  if (goesOn && doubt.value > last.value) return { cycles: value - doubt.value, counted: { value, at } }

  const most = mostSince(last, reading, rules)
  const grown = grownTo(value, last.value, most, rules)
  if (grown !== undefined) return { cycles: grown, counted: { value, at } }
  // Without times a tail that is delivered again looks like this; it ends where the counter was.
  const isLittle = value < last.value && value > last.value / 2 && last.value - value <= MOST_DELIVERED_AGAIN
  if (isLittle && !timed) return { counted: last }

  if (goesOn) return { cycles: doubt.restart ? value : value - doubt.value, counted: { value, at } }
  // A counter that restarted can show no more than was made since.
  const fromZero = value <= last.value / 2
  const restart = fromZero && value <= most
  const counted = { ...last, doubt: { value, at, restart } }
  if (restart) return { counted }
  const problem = `a count of ${value} after ${last.value} is not believed until it goes on from there`
  if (value < last.value && !fromZero) return { counted, problem }
  return { counted, problem, doubted: fromZero ? value : value - last.value }
}

export function wholeCount(said: unknown): number | { problem: string } {
  const value = typeof said === 'string' && said.trim() !== '' ? Number(said) : said
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return { problem: `“${said}” is no whole count` }
  return value < 0 ? { problem: `a count of ${value} is negative` } : value
}

/** What the machine can have made since, by its setting alone; one piece is never too many. */
function mostSince(
  since: { readonly at: number },
  { at, timed }: Reading,
  { most_per_second = MOST_PER_SECOND }: CounterRules,
): number {
  const seconds = Math.max(0, at - since.at) / 1000 + (timed ? SLACK_TIMED_SECONDS : SLACK_UNTIMED_SECONDS)
  return Math.min(MOST_IN_A_SIGNAL, Math.ceil(seconds * most_per_second))
}

function grownTo(value: number, last: number, most: number, { counter_max }: CounterRules): number | undefined {
  const grown = value >= last ? value - last : counter_max === undefined ? Number.NaN : counter_max + 1 - last + value
  // Rolled over only when the rest up to the end and the first pieces of the new round are a small part of a round.
  const isRound = value >= last || (counter_max !== undefined && last <= counter_max && grown <= counter_max / 4)
  return isRound && grown <= most ? grown : undefined
}
