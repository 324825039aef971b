import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ProgressBar } from '@takt/ui/progress/ProgressBar.tsx'
import { useFirstSteps } from '../../data/session/first-steps.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'
import styles from './FirstStepsBanner.module.css'

/** How far a new plant is, until somebody hides it when everything is done. */
export function FirstStepsBanner() {
  const text = useText()
  const go = useGo()
  const { company_name: company, company_settings } = useSession()
  const hidden = settingValues(company_settings).firstSteps === 'hidden'
  const { steps, next, done, ready } = useFirstSteps(!hidden)
  if (hidden || steps.length === 0) return null
  return (
    <section className={styles.banner} aria-label={text('title.admin-first-steps')}>
      <div className={styles.words}>
        <h2 className={styles.title}>{text(ready ? 'first-steps.ready' : 'first-steps.welcome', { company })}</h2>
        <ProgressBar
          label={next ? text('first-steps.next', { step: text(`first-steps.${next}`) }) : text('first-steps.progress')}
          tone={ready ? 'success' : 'accent'}
          value={done}
          max={steps.length}
          valueText={text('first-steps.of', { count: done, of: steps.length })}
        />
      </div>
      <Button variant="primary" size="primary" onClick={() => go(to('adminFirstSteps'))}>
        {text(ready ? 'title.admin-first-steps' : 'first-steps.go-on')}
      </Button>
    </section>
  )
}
