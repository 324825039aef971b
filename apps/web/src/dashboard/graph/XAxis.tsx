import type { CSSProperties } from 'react'
import type { GraphPart } from './graph-part.ts'
import styles from './XAxis.module.css'

/** More labels than this would run into each other on a usual box; the pointer tells the others. */
const MOST_LABELS = 14
/** Words may be cut after so many letters. */
const LEAST_LETTERS = 6
/** A week, a time or a machine's number says nothing when it is cut: '2026-…' stands for every week of a year. */
const MOST_IN_NUMBER = 12
/** Of a machine's number: a capital M is wider than a digit, and 'M1…' stands for every machine. */
const EM_PER_LETTER = 0.78
const EM_BETWEEN = 0.5

interface XAxisProps {
  readonly label: GraphPart['label']
  /** Shares of the width. */
  readonly places: readonly number[]
}

/** Categories under their places. Where a box is too narrow for all of them, every second or fourth stands (XAxis.module.css). */
export function XAxis({ label, places }: XAxisProps) {
  const every = Math.ceil(places.length / MOST_LABELS)
  const lines = places.flatMap((_, at) => label(at).cut.split('\n'))
  const longest = Math.max(0, ...lines.map(leastLetters))
  const room = {
    '--share': every / Math.max(1, places.length),
    '--least': `${longest * EM_PER_LETTER + EM_BETWEEN}em`,
  } as CSSProperties
  return (
    <div className={styles.axis} style={room} data-lines={lines.length > places.length ? 2 : 1} aria-hidden="true">
      {places.map((place, at) => {
        if (at % every !== 0) return null
        const { whole, cut } = label(at)
        return (
          <span key={whole} title={whole} data-turn={(at / every) % 4} style={{ '--place': place } as CSSProperties}>
            {cut}
          </span>
        )
      })}
    </div>
  )
}

function leastLetters(line: string): number {
  return Math.min(line.length, /^(\S*\d\S*|\d{4} v\. \d+)$/.test(line) ? MOST_IN_NUMBER : LEAST_LETTERS)
}
