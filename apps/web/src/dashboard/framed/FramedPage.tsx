import {
  FRAME_PATIENCE_SECONDS,
  type FrameAddress,
  frameSandbox,
} from '@takt/domain/dashboards/widgets/frame-address.ts'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useEffect, useState } from 'react'
import type { Say } from '../define-widget.ts'
import styles from './FramedPage.module.css'

/** Another page inside a dashboard. A page that does not come is named, so that somebody can look for it. */
export function FramedPage(props: {
  readonly frame: FrameAddress
  readonly title: string
  /** Seconds; 0 never. */
  readonly reload: number
  readonly say: Say
}) {
  const { frame, title, reload, say } = props
  const [round, setRound] = useState(0)
  const [state, setState] = useState<'coming' | 'there' | 'away'>('coming')
  useEffect(() => {
    if (state !== 'coming') return
    const timer = setTimeout(() => setState('away'), FRAME_PATIENCE_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [state])
  useEffect(() => {
    if (reload <= 0) return
    const timer = setInterval(() => {
      setState('coming')
      setRound((before) => before + 1)
    }, reload * 1000)
    return () => clearInterval(timer)
  }, [reload])
  return (
    <div className={styles.framed}>
      {state === 'coming' && <LoadingState label={say('shell.loading')} className={styles.coming} />}
      {state === 'away' && <p className={styles.away}>{say('widget.iframe.away', { address: frame.address })}</p>}
      <iframe
        key={`${frame.address} ${round}`}
        className={styles.frame}
        data-state={state}
        title={title}
        src={frame.address}
        sandbox={frameSandbox(frame)}
        referrerPolicy="no-referrer"
        onLoad={() => setState('there')}
      />
    </div>
  )
}
