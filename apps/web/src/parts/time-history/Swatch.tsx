import type { DrawnStop } from '@takt/domain/history/time-history/machine-history.ts'
import styles from './HistoryNotes.module.css'
import { fillOf } from './stop-look.ts'

/** The bar's colour beside its words; with the bar's pattern where it has one. */
export function Swatch({ drawn }: { readonly drawn: DrawnStop }) {
  const striped = drawn.look === 'uncoded' || drawn.look === 'micro'
  return (
    <span
      className={styles.swatch}
      data-look={drawn.look}
      style={striped ? undefined : { background: fillOf(drawn) }}
    />
  )
}
