import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import type { DrawnStop } from '@takt/domain/history/time-history/machine-history.ts'
import { barsOf, type PictureRow } from '@takt/domain/history/time-history/picture-rows.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { useMemo, useState } from 'react'
import { durationText, hoursText } from '../../data/words/format.ts'
import { reasonWords } from './bar-words.ts'
import styles from './HistoryNotes.module.css'
import { fillOf } from './stop-look.ts'
import type { PicturePlace } from './time-history-place.ts'

/** A legend of more would be a list: the rest is counted, and named when somebody wants to know. */
const MOST_REASONS = 10

/** What the marks mean, and the reasons that took the most time. */
export function Legend({ rows, place }: { readonly rows: readonly PictureRow[]; readonly place: PicturePlace }) {
  const { say } = place
  const all = useMemo(() => reasonsByTime(rows, place), [rows, place])
  const [isOpen, setOpen] = useState(false)
  // One more takes no more room than the words that count it.
  const many = all.length > MOST_REASONS + 1
  const reasons = many && !isOpen ? all.slice(0, MOST_REASONS) : all
  const micro = useMemo(() => microStops(rows), [rows])
  return (
    <ul className={styles.legend} data-history-legend aria-label={say('time-history.legend')}>
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
      {micro.count > 0 && (
        <li>
          <span className={styles.key} data-look="micro" />
          {say('time-history.micro', { count: micro.count })}{' '}
          <span className={styles.time}>{durationText(micro.ms / 1000)}</span>
        </li>
      )}
      {reasons.map(({ words, fill, ms }) => (
        <li key={words}>
          <span className={styles.key} style={{ background: fill }} />
          {words} <span className={styles.time}>{hoursText(ms / 1000)}</span>
        </li>
      ))}
      {many && (
        <li>
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen
              ? say('time-history.fewer-reasons')
              : say('time-history.more-reasons', { count: all.length - MOST_REASONS })}
          </Button>
        </li>
      )}
    </ul>
  )
}

/** How many and how long. What a shift or day cut is one, as far as it is in the picture. */
function microStops(rows: readonly PictureRow[]): { count: number; ms: number } {
  const own = rows.flatMap((row) => barsOf(row).filter(({ drawn }) => drawn.look === 'micro'))
  const ends = new Set(own.map(({ drawn }) => `${drawn.stop.machine_id} ${drawn.to}`))
  const first = own.filter(({ drawn }) => !ends.has(`${drawn.stop.machine_id} ${drawn.from}`))
  return {
    count: new Set(first.map(({ drawn }) => drawn.id)).size,
    ms: own.reduce((sum, { from, to }) => sum + to - from, 0),
  }
}

/** What has a mark of its own in the legend. */
function isMarked({ look }: DrawnStop): boolean {
  return look === 'uncoded' || look === 'unplanned' || look === 'micro'
}

/** Every colour of the picture has its name: the longest first. */
function reasonsByTime(rows: readonly PictureRow[], place: PicturePlace) {
  const sums = new Map<string, { words: string; fill: string; ms: number }>()
  for (const row of rows) {
    for (const { drawn, from, to } of barsOf(row)) {
      // What stood still outside the shifts is no stop, and in no sum.
      if (isMarked(drawn) || drawn.stop.shift === UNPLANNED) continue
      const words = reasonWords(drawn, place)
      const known = sums.get(words) ?? { words, fill: fillOf(drawn), ms: 0 }
      known.ms += to - from
      sums.set(words, known)
    }
  }
  return [...sums.values()].sort((a, b) => b.ms - a.ms)
}
