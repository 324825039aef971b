import { ChevronDownIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { useId, useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { ChangeLines } from '../../../parts/trail/ChangeLines.tsx'
import { useTrailWords } from '../../../parts/trail/use-trail-words.ts'
import styles from './AuditTrailPage.module.css'
import type { Entry } from './trail-filter.ts'

/** One entry; opened, it tells from where, why, and what was before and after. */
export function TrailEntry({ row }: { row: Entry }) {
  const words = useTrailWords()
  const [isOpen, setIsOpen] = useState(false)
  const details = useId()
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.when}>{words.when(row)}</span>
        <span className={styles.who}>{words.who(row)}</span>
        <span className={styles.what}>
          {words.did(row)} <span className={styles.key}>{row.called}</span>
        </span>
        <ChevronDownIcon />
      </button>
      <div id={details} hidden={!isOpen} className={styles.details}>
        {isOpen && <Details row={row} />}
      </div>
    </li>
  )
}

function Details({ row }: { row: Entry }) {
  const text = useText()
  const facts = [
    [text('trail.username'), row.username],
    [text('trail.address'), row.address],
    [text('trail.session'), row.session],
    [text('trail.reason'), row.reason],
  ].filter(([, value]) => value !== '')
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {row.changes.length === 0 ? <p>{text('trail.no-changes')}</p> : <ChangeLines changes={row.changes} />}
    </>
  )
}
