import { callCodes } from '@takt/contract/ground/errors.ts'
import type { Stop } from '@takt/domain/stops/model/stop.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { CallFailure } from '../data/call/call.ts'
import type { Outcome } from '../data/call/one-by-one.ts'
import { stopInWords } from '../data/words/stop-words.ts'
import { say } from '../data/words/use-text.ts'

const MOST_NAMED = 4

/** The same for stops, each told by its machine and start. */
export function notAllDone(outcome: Outcome<Pick<Stop, 'machine_id' | 'start_time'>>, sentence: TextKey): CallFailure {
  return notDone(outcome, sentence, stopInWords)
}

/** One failure for many calls: how many were done, and by name and reason which were not. */
export function notDone<T>(
  { done, failed, unreached }: Outcome<T>,
  sentence: TextKey,
  inWords: (item: T) => string,
): CallFailure {
  const named = failed.slice(0, MOST_NAMED).map(({ item, why }) => `${inWords(item)} (${why})`)
  const more = failed.length - named.length
  const names = more === 0 ? named.join(' ') : say('stops.failed-more', { failed: named.join(' '), more })
  return new CallFailure(say(sentence, { done: done.length, all: done.length + failed.length, failed: names }), {
    // Unreached keeps the request ids: what was booked without our hearing of it is not booked twice.
    status: unreached ? 0 : 409,
    code: callCodes.refused,
  })
}
