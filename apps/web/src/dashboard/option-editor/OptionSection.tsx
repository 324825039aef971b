import { classNames } from '@takt/ui/class-names.ts'
import { ChevronDownIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { type ReactNode, useId, useState } from 'react'
import styles from './OptionForm.module.css'

/** Collapsing hides and never clears; a section with a fault is marked and stays open: D-CONFIG-11, 12-X. */
export function OptionSection(props: {
  readonly label: string
  readonly startsOpen: boolean
  readonly faultWord: string | undefined
  readonly children: ReactNode
}) {
  const [chosen, setChosen] = useState(props.startsOpen)
  const id = useId()
  const open = chosen || props.faultWord !== undefined
  return (
    <section className={styles.section}>
      <h3>
        <button
          type="button"
          className={styles.head}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setChosen(!open)}
        >
          <ChevronDownIcon className={classNames(styles.turn, open && styles.open)} />
          <span className={styles.sectionLabel}>{props.label}</span>
          {props.faultWord !== undefined && (
            <span className={styles.fault}>
              <WarningIcon size={18} />
              {props.faultWord}
            </span>
          )}
        </button>
      </h3>
      <div id={id} className={styles.inside} hidden={!open}>
        {props.children}
      </div>
    </section>
  )
}
