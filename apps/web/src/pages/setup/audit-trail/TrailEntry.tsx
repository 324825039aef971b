import { registers } from '@takt/domain/setup/registers.ts'
import { deedOf } from '@takt/domain/setup/trail-things.ts'
import { ChevronDownIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { useId, useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { FieldChanges } from '../../../parts/register/FieldChanges.tsx'
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
          {words.did(row)} <span className={styles.key}>{row.key}</span>
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
      {row.changes.length === 0 ? <p>{text('trail.no-changes')}</p> : <Changes row={row} />}
    </>
  )
}

function Changes({ row }: { row: Entry }) {
  const text = useText()
  const words = useTrailWords()
  const register = registers.find(({ name }) => name === deedOf(row.what).thing)
  // What a register calls its fields it is called here, too; the version and what else moved have no words there.
  const known = row.changes.filter(({ field }) => register && field in register.fields)
  const others = row.changes.filter((change) => !known.includes(change))
  return (
    <>
      {register && known.length > 0 && (
        <FieldChanges view={{ of: register, title: 'title.audit-trail' }} changes={known} />
      )}
      {others.length > 0 && (
        <ul className={styles.fields}>
          {others.map(({ field, from, to }) => (
            <li key={field}>
              {text('register.from-to', {
                field: words.field(field) || words.did(row),
                from: words.value(from),
                to: words.value(to),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
