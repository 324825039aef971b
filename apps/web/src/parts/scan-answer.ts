/** What a scan was answered. It holds until the next scan, or until the step at which it was scanned is left. */
import { type Action, notify } from './notices.ts'

let forget = () => {}

export function answerScan(kind: 'failure' | 'info', words: string, action?: Action): void {
  forget = notify.answer(kind, words, action)
}

export function forgetScanAnswer(): void {
  forget()
  forget = () => {}
}
