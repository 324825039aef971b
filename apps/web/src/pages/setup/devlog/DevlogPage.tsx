import { HIGHEST_LEVEL, reachesLevel } from '@takt/domain/ground/levels.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSessionState } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useRouteSearch } from '../../../routes/use-route-params.ts'
import styles from './DevlogPage.module.css'
import { DevlogView } from './DevlogView.tsx'

/** Shown to an administrator whose code the server accepts; everybody else is told off. No code is known to the browser. */
export default function DevlogPage() {
  const text = useText()
  const { session } = useSessionState()
  const { code = '' } = useRouteSearch('devlog')
  const mayAsk = session !== null && reachesLevel(session, HIGHEST_LEVEL) && code !== ''
  const answer = useLoad('open_devlog', { code }, { enabled: mayAsk })
  if (mayAsk && answer.loading) return <LoadingState label={text('shell.loading')} />
  if (mayAsk && answer.rows?.[0]?.open === true) return <DevlogView />
  return <EmptyState className={styles.warning} title={text('devlog.warning')} text={text('devlog.contact')} />
}
