import { ProgressBar } from '@takt/ui/progress/ProgressBar.tsx'
import { useFirstSteps } from '../../../data/session/first-steps.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import styles from './FirstSteps.module.css'
import { HideSteps } from './HideSteps.tsx'
import { StepRow } from './StepRow.tsx'

/** The way from an empty company to a running plant, marked by what really exists. */
export default function FirstStepsPage() {
  const text = useText()
  const { company_name: company } = useSession()
  const mayHide = useMayCall('set_company_setting')
  const { load, steps, next, done, ready } = useFirstSteps()
  const lead = !ready ? 'first-steps.lead' : mayHide ? 'first-steps.ready-lead' : 'first-steps.ready-lead-reading'
  return (
    <PageFrame
      layout="flow"
      title={text('title.admin-first-steps')}
      back={to('admin')}
      load={load}
      failed={text('admin.failed')}
      tools={ready && <HideSteps />}
    >
      <div className={styles.page}>
        <section className={styles.hero}>
          <h2 className={styles.welcome}>{text(ready ? 'first-steps.ready' : 'first-steps.welcome', { company })}</h2>
          <p className={styles.lead}>{text(lead)}</p>
          <ProgressBar
            label={text('first-steps.progress')}
            tone={ready ? 'success' : 'accent'}
            value={done}
            max={steps.length}
            valueText={text('first-steps.of', { count: done, of: steps.length })}
          />
        </section>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <StepRow key={step.step} step={step} number={index + 1} next={step.step === next} />
          ))}
        </ol>
      </div>
    </PageFrame>
  )
}
