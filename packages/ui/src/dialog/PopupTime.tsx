import { ProgressBar } from '../progress/ProgressBar.tsx'
import styles from './Dialog.module.css'
import { useCountdown } from './useCountdown.ts'

/** A popup that somebody must answer: without an answer in this time it is rejected. */
export interface PopupTimeProps {
  timeoutSeconds?: number | undefined
  countdownText?: ((secondsLeft: number) => string) | undefined
}

/** Who reads is not hurried: only the last seconds are shown. */
const SHOWN_LAST_SECONDS = 30

interface PopupTime {
  readonly left: number | null
  /** For the popup's element: whoever touches it or types in it is still there. */
  readonly input: { onKeyDownCapture(): void; onPointerDownCapture(): void; onInputCapture(): void }
}

export function usePopupTime(seconds: number | undefined, running: boolean, onEnd: () => void): PopupTime {
  const { left, restart } = useCountdown(seconds, running, onEnd)
  return { left, input: { onKeyDownCapture: restart, onPointerDownCapture: restart, onInputCapture: restart } }
}

export function TimeLeft({ left, text, danger }: { left: number | null; text: string; danger: boolean }) {
  if (left === null || left > SHOWN_LAST_SECONDS) return null
  return (
    <ProgressBar
      className={styles.countdown}
      label={text}
      value={left}
      max={SHOWN_LAST_SECONDS}
      tone={danger ? 'danger' : 'accent'}
    />
  )
}
