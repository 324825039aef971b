import { barsOf, type PictureRow } from '@takt/domain/time-history/picture-rows.ts'
import { useMemo } from 'react'
import { hoursText } from '../data/format.ts'
import { reasonWords } from './bar-words.ts'
import styles from './HistoryNotes.module.css'
import { fillOf } from './stop-look.ts'
import type { PicturePlace } from './time-history-place.ts'

/** More reasons than this are not told apart by their colours. */
const MOST_REASONS = 6

/** What the marks mean, and the reasons that took the most time. */
export function Legend({ rows, place }: { readonly rows: readonly PictureRow[]; readonly place: PicturePlace }) {
  const { say } = place
  const reasons = useMemo(() => longestReasons(rows, place), [rows, place])
  return (
    <ul className={styles.legend} aria-label={say('time-history.legend')}>
      <li>
        <span className={styles.key} data-look="running" />
        {say('state.running')}
      </li>
      <li>
        <span className={styles.key} data-look="uncoded" />
        {say('machines.no-reason')}
      </li>
      <li>
        <span className={styles.key} data-look="unknown" />
        {say('time-history.unknown')}
      </li>
      <li>
        <span className={styles.key} data-look="unplanned" />
        {say('time-history.unplanned')}
      </li>
      {reasons.map(({ words, fill, ms }) => (
        <li key={words}>
          <span className={styles.key} style={{ background: fill }} />
          {words} <span className={styles.time}>{hoursText(ms / 1000)}</span>
        </li>
      ))}
    </ul>
  )
}

function longestReasons(rows: readonly PictureRow[], place: PicturePlace) {
  const sums = new Map<string, { words: string; fill: string; ms: number }>()
  for (const row of rows) {
    for (const { drawn, from, to } of barsOf(row)) {
      if (drawn.look === 'uncoded' || drawn.look === 'unplanned') continue
      const words = reasonWords(drawn, place)
      const known = sums.get(words) ?? { words, fill: fillOf(drawn), ms: 0 }
      known.ms += to - from
      sums.set(words, known)
    }
  }
  return [...sums.values()].sort((a, b) => b.ms - a.ms).slice(0, MOST_REASONS)
}
