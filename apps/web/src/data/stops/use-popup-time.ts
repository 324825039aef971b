import { type PopupKind, popupSeconds } from '@takt/domain/ground/popup-time.ts'
import { useText } from '../words/use-text.ts'

/** For a dialog that asks something: how long it waits, and what it says in its last seconds. */
export function usePopupTime(kind: PopupKind = 'decision'): {
  timeoutSeconds: number
  countdownText(secondsLeft: number): string
} {
  const text = useText()
  return { timeoutSeconds: popupSeconds[kind], countdownText: (count) => text('popup.closes-in', { count }) }
}
