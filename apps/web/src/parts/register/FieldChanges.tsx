import type { FieldChange } from '@takt/domain/ground/registers/row-changes.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './ChangesDialog.module.css'
import type { DescribedView } from './register-view.ts'
import { useRegisterWords } from './use-register-words.ts'

/** Of which field from what to what, in the words of the register. */
export function FieldChanges({ view, changes }: { view: DescribedView; changes: readonly FieldChange[] }) {
  const text = useText()
  const words = useRegisterWords(view)
  return (
    <ul className={styles.fields}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {view.of.fields[field]?.kind === 'inside'
            ? text('register.changed-inside', { field: words.label(field) })
            : text('register.from-to', {
                field: words.label(field),
                from: words.value(field, from),
                to: words.value(field, to),
              })}
        </li>
      ))}
    </ul>
  )
}
