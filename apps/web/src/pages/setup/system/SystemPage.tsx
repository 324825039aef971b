import { hasWholePlant } from '@takt/domain/ground/reach.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { Alerts } from './Alerts.tsx'
import { ConnectionCards } from './ConnectionCards.tsx'
import { InstallationCards } from './InstallationCards.tsx'
import { SlowCalls } from './SlowCalls.tsx'
import styles from './SystemPage.module.css'

/** What the server tells after 50 s stands here within a minute. */
const REFRESH_SECONDS = 10

/** Whether the server and what is connected to it do well, and what to do where they do not. */
export default function SystemPage() {
  const text = useText()
  // Asked for by somebody with some machines, it would be refused.
  const enabled = hasWholePlant(useSession())
  const load = useLoad('get_system', {}, { enabled, everySeconds: REFRESH_SECONDS })
  const state = load.rows?.[0]
  const count = state?.alerts.length ?? 0
  return (
    <PageFrame
      layout="flow"
      title={text('title.system')}
      back={to('admin')}
      about={state && (count > 0 ? text('system.not-well', { count }) : text('system.well'))}
      load={enabled ? load : undefined}
      failed={text('admin.failed')}
    >
      {!enabled && <EmptyState title={text('call.whole-plant')} />}
      {state && (
        <div className={styles.page}>
          {count > 0 && <Alerts alerts={state.alerts} />}
          {state.installation === null && <p className={styles.muted}>{text('system.not-told')}</p>}
          <div className={styles.cards}>
            {state.installation && <InstallationCards of={state.installation} />}
            <ConnectionCards of={state} />
            <SlowCalls calls={state.slow_calls} />
          </div>
        </div>
      )}
    </PageFrame>
  )
}
