import { Button } from '@takt/ui/button/Button.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CallFailure } from '../../../data/call/call.ts'
import { useSessionState } from '../../../data/session/session.ts'
import { openWall } from '../../../data/session/wall-session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import styles from './IsolationPage.module.css'

/**
 * Exchanges the code of the address for a session, then takes the code out of the address: it would stay in the history
 * of the browser. Whoever is signed in is asked first: a link somebody sent must not sign them out.
 */
export default function WallLinkPage() {
  const text = useText()
  const go = useGo()
  const { companyId: company_id, loginCode: code } = useRouteParams('wallLink')
  const { session } = useSessionState()
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const asked = useRef(false)
  const person = session !== null && !session.wall_link
  const open = useCallback(async () => {
    if (asked.current) return
    asked.current = true
    setFailure(null)
    try {
      const { isolated_dashboard, wall_boards } = await openWall({ company_id, code })
      const shown = wall_boards ? to('isolatedBoards') : to('isolatedDashboard', { dashboard: isolated_dashboard })
      go(shown, { replace: true })
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      asked.current = false
      setFailure(problem)
    }
  }, [company_id, code, go])
  useEffect(() => {
    if (!person) void open()
  }, [person, open])
  if (failure !== null) {
    return (
      <EmptyState
        className={styles.page}
        title={text('walls.not-opened')}
        text={failure.message}
        action={
          <Button size="primary" onClick={() => void open()}>
            {text('shell.retry')}
          </Button>
        }
      />
    )
  }
  if (!person) return <LoadingState label={text('walls.opening')} />
  return (
    <EmptyState
      className={styles.page}
      title={text('walls.signed-in')}
      text={text('walls.signed-in-text', { name: session.full_name || session.username })}
      action={
        <>
          <Button size="primary" onClick={() => go(to('home'), { replace: true })}>
            {text('walls.back')}
          </Button>
          <Button variant="primary" size="primary" onClick={() => void open()}>
            {text('walls.open-anyway')}
          </Button>
        </>
      }
    />
  )
}
