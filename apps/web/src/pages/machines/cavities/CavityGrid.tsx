import { CLOSED } from '@takt/domain/machines/cavities/change-cavities.ts'
import type { Cavity } from '@takt/domain/machines/model/cavity.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { CheckIcon, CloseIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../../data/words/use-text.ts'
import styles from './CavityGrid.module.css'

interface CavityGridProps {
  inserts: readonly Cavity[]
  chosen: ReadonlySet<number>
  /** Without it the grid can only be read. */
  onToggle?: ((insert: Cavity) => void) | undefined
}

/** The inserts by their place in the tool; a closed one is hatched and says so. */
export function CavityGrid({ inserts, chosen, onToggle }: CavityGridProps) {
  const text = useText()
  return (
    <ul className={styles.grid}>
      {inserts.map((insert) => {
        const closed = insert.status === CLOSED
        const words = (
          <>
            <span className={styles.location}>{insert.insert_location}</span>
            <span className={styles.state}>
              {closed ? <CloseIcon size={18} /> : <CheckIcon size={18} />}
              {text(closed ? 'cavities.closed' : 'cavities.open')}
            </span>
          </>
        )
        const look = classNames(styles.insert, closed && styles.closed)
        return (
          <li key={insert.insert_location}>
            {onToggle ? (
              <button
                type="button"
                className={look}
                aria-pressed={chosen.has(insert.insert_location)}
                onClick={() => onToggle(insert)}
              >
                {words}
              </button>
            ) : (
              <div className={look}>{words}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
