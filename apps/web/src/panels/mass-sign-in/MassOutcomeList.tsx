import type { MassOutcome } from '@takt/domain/people/mass-sign-in.ts'
import { CheckIcon, MinusIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../data/words/use-text.ts'
import styles from './MassSignInDialog.module.css'

/** What became of each machine. */
export function MassOutcomeList({ outcome }: { outcome: MassOutcome & { readonly action: 'in' | 'out' } }) {
  const text = useText()
  const { done, already, failed, action } = outcome
  return (
    <dl className={styles.outcome}>
      {done.length > 0 && (
        <div className={styles.done}>
          <dt>
            <CheckIcon />
            {text(action === 'in' ? 'people.result-in' : 'people.result-out')}
          </dt>
          <dd>{done.join(', ')}</dd>
        </div>
      )}
      {already.length > 0 && (
        <div>
          <dt>
            <MinusIcon />
            {text(action === 'in' ? 'people.result-already-in' : 'people.result-already-out')}
          </dt>
          <dd>{already.join(', ')}</dd>
        </div>
      )}
      {failed.length > 0 && (
        <div className={styles.failed}>
          <dt>
            <WarningIcon />
            {text('people.result-failed')}
          </dt>
          {failed.map(({ machine_id, why }) => (
            <dd key={machine_id}>
              {machine_id}: {why}
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}
