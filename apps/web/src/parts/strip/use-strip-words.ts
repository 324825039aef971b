import { STRIP_HOURS, type StripPart, type StripSums, stripSums } from '@takt/domain/history/recent-strip.ts'
import { useMemo } from 'react'
import { hoursText } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'

/** Said also when there was none of it: who hears the line asks just that. */
const always: readonly (keyof StripSums)[] = ['running', 'stopped', 'uncoded']
const whenThere: readonly (keyof StripSums)[] = ['unplanned', 'silent']

/** The line in words: how long the machine ran, stood, and stood without a reason. */
export function useStripWords(): (parts: readonly StripPart[]) => string {
  const text = useText()
  return useMemo(
    () => (parts) => {
      const sums = stripSums(parts)
      const told = [...always, ...whenThere.filter((what) => sums[what] >= 30)]
      const times = told.map((what) => text(`strip.${what}`, { time: hoursText(sums[what]) })).join(', ')
      return text('strip.words', { hours: STRIP_HOURS, times })
    },
    [text],
  )
}
