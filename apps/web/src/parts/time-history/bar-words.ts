import type { DrawnStop } from '@takt/domain/history/time-history/machine-history.ts'
import type { Bar } from '@takt/domain/history/time-history/picture-rows.ts'
import { codeAndWords } from '@takt/domain/machines/uncoded.ts'
import { durationText, plantTime } from '../../data/words/format.ts'
import type { PicturePlace } from './time-history-place.ts'

export interface BarWords {
  readonly machine: string
  readonly start: string
  readonly end: string
  readonly duration: string
  readonly reason: string
}

/** A stop in words: all of it, also where a row shows only a part. */
export function barWords({ drawn }: Pick<Bar, 'drawn'>, place: PicturePlace, now: number): BarWords {
  const { say } = place
  const ongoing = drawn.to === Number.POSITIVE_INFINITY
  return {
    machine: drawn.stop.machine_id,
    start: clock(drawn.from, place, 'clock'),
    end: ongoing ? say('stops.ongoing') : clock(drawn.to, place, 'clock'),
    duration: durationText(((ongoing ? now : drawn.to) - drawn.from) / 1000),
    reason: reasonWords(drawn, place),
  }
}

export function reasonWords({ look, stop }: DrawnStop, { say }: PicturePlace): string {
  if (look === 'uncoded') return say('machines.no-reason')
  if (look === 'unplanned') return say('time-history.unplanned')
  return codeAndWords(stop.stop_reason, stop.stop_description)
}

export function clock(at: number, place: PicturePlace, kind: 'time' | 'clock' | 'date' = 'time'): string {
  return plantTime(at, { language: place.language, timeZone: place.timeZone, kind })
}
