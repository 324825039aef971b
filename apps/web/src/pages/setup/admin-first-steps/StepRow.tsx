import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { offeredSteps } from '@takt/domain/setup/first-steps.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { ArrowRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { CheckIcon } from '@takt/ui/icon/icons.tsx'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { AppLink } from '../../../routes/AppLink.tsx'
import { mayOpen } from '../../../routes/may-open.ts'
import styles from './FirstSteps.module.css'
import { stepPages } from './step-pages.ts'
import { TestSignal } from './TestSignal.tsx'

type Step = ProcedureRow<'get_first_steps'>

interface StepRowProps {
  step: Step
  number: number
  /** The first that is still open. */
  next: boolean
}

export function StepRow({ step: row, number, next }: StepRowProps) {
  const text = useText()
  const session = useSession()
  const { step, done, count, of } = row
  const pages = stepPages(step).filter(({ path }) => mayOpen(session, path))
  const state = done ? 'first-steps.done' : offeredSteps.includes(step) ? 'first-steps.optional' : 'first-steps.open'
  return (
    <li className={classNames(styles.step, done && styles.done, next && styles.next)}>
      <span className={styles.mark}>{done ? <CheckIcon /> : number}</span>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {text(`first-steps.${step}`)}
          <span className={styles.state}>
            {text(state)}
            {of > 0 && ` · ${text('first-steps.of', { count, of })}`}
          </span>
        </h3>
        <p className={styles.about}>{text(`first-steps.${step}-about`)}</p>
        {step === 'signals' && <TestSignal row={row} />}
      </div>
      <div className={styles.ways}>
        {pages.map(({ path, name }) => (
          <AppLink key={path} className={styles.way} to={path}>
            {text(name)}
            <ArrowRightIcon size={20} />
          </AppLink>
        ))}
      </div>
    </li>
  )
}
