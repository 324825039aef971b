import { IconButton } from '../button/IconButton.tsx'
import { CloseIcon } from '../icon/icons.tsx'
import styles from './Chips.module.css'

interface ChipsProps {
  label: string
  names: readonly string[]
  /** Shown where there are none. */
  none?: string
  removeLabel: (name: string) => string
  onRemove: (name: string) => void
}

/** What was chosen, each with a cross that takes it off. */
export function Chips({ label, names, none, removeLabel, onRemove }: ChipsProps) {
  if (names.length === 0) return none === undefined ? null : <p className={styles.none}>{none}</p>
  return (
    <ul className={styles.chips} aria-label={label}>
      {names.map((name) => (
        <li key={name} className={styles.chip}>
          {name}
          <IconButton aria-label={removeLabel(name)} icon={<CloseIcon size={18} />} onClick={() => onRemove(name)} />
        </li>
      ))}
    </ul>
  )
}
