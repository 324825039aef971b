import type { BarWords } from './bar-words.ts'
import styles from './HistoryNotes.module.css'
import { Swatch } from './Swatch.tsx'
import type { Say } from './time-history-place.ts'
import type { LookedAt } from './use-plot.ts'

interface BarDetailsProps {
  readonly looked: LookedAt
  readonly words: BarWords
  /** Of the plot. */
  readonly width: number
  /** Its height: the last rows have their details above them. */
  readonly bottom: number
  readonly say: Say
}

const CARD = { width: 260, height: 170 }

/** When the stop was, how long, why, and what was written about it. */
export function BarDetails({ looked, words, width, bottom, say }: BarDetailsProps) {
  const { bar, box } = looked
  const middle = box.left + box.width / 2
  const left = Math.max(0, Math.min(middle - CARD.width / 2, width - CARD.width))
  const below = box.top + box.height + CARD.height <= bottom || box.top < CARD.height
  const { note } = bar.drawn.stop
  return (
    <div
      className={styles.details}
      style={{
        left,
        width: CARD.width,
        ...(below ? { top: box.top + box.height + 4 } : { bottom: bottom - box.top + 4 }),
      }}
      data-details=""
    >
      <p className={styles.reason}>
        <Swatch drawn={bar.drawn} />
        {words.reason}
      </p>
      <p className={styles.times}>
        {words.machine} · {words.start}–{words.end} · <strong>{words.duration}</strong>
      </p>
      {note !== '' && (
        <p className={styles.note}>
          {say('stops.note')}: {note}
        </p>
      )}
    </div>
  )
}
