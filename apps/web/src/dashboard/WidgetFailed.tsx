import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useEffect, useEffectEvent } from 'react'
import type { Say } from './define-widget.ts'
import styles from './WidgetFrame.module.css'

const LEAST_SECONDS = 5

/** Stands where a widget failed, and gives it a new chance after its interval: D-SCREEN-11-X. */
export function WidgetFailed(props: {
  readonly title: string
  readonly detail: string | undefined
  readonly retryAfterSeconds: number
  readonly onRetry: () => void
  readonly say: Say
}) {
  const { retryAfterSeconds } = props
  // Data that comes meanwhile draws the box again; it must not put the retry off.
  const retry = useEffectEvent(props.onRetry)
  useEffect(() => {
    const timer = setTimeout(() => retry(), Math.max(retryAfterSeconds, LEAST_SECONDS) * 1000)
    return () => clearTimeout(timer)
  }, [retryAfterSeconds])
  return (
    <div className={styles.note} role="alert">
      <WarningIcon />
      <span>{props.say('widget.failed', { title: props.title })}</span>
      {props.detail !== undefined && <span className={styles.detail}>{props.detail}</span>}
    </div>
  )
}
