import type { Patterns as Names } from './HistoryRow.tsx'
import styles from './TimeHistory.module.css'

/** Stripes for what has no reason, hatching for time of which nothing is known, lines for micro-stops: also two pixels wide. */
export function Patterns({ names }: { readonly names: Names }) {
  return (
    <svg className={styles.patterns} width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={names.stripes} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3.5" height="8" className={styles.stripe} />
        </pattern>
        <pattern id={names.hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <rect width="1.5" height="6" className={styles.hatch} />
        </pattern>
        <pattern id={names.lines} width="4" height="4" patternUnits="userSpaceOnUse">
          <rect width="4" height="1.5" className={styles.line} />
        </pattern>
      </defs>
    </svg>
  )
}
