import { createNotices } from '@takt/ui/notice/notices.ts'
import { CallFailure } from '../data/call/call.ts'
import { sound } from '../device/sound.ts'

export const notices = createNotices()

export interface Action {
  label: string
  run(): void
}

/** Says something to the person. Success only after the server has acknowledged. */
export const notify = {
  success: (text: string, action?: Action): void => void notices.success(text, pressed(action)),
  /** Stays until it is closed. */
  failure(text: string): void {
    sound('failure')
    notices.failure(text)
  },
  /** What the server, or the way to it, refused a call with. Anything else is a fault of ours and goes on to be reported. */
  refused(problem: unknown): void {
    if (!(problem instanceof CallFailure)) throw problem
    notify.failure(problem.message)
  },
  /** Holds as long as nothing else was tried: the answer takes it away. */
  answer(kind: 'failure' | 'info', text: string, action?: Action): () => void {
    if (kind === 'failure') sound('failure')
    const id = kind === 'failure' ? notices.failure(text) : notices.info(text, pressed(action))
    return () => notices.dismiss(id)
  },
  info: (text: string, action?: Action): void => void notices.info(text, pressed(action)),
  /** Stays until one of its actions is pressed; the answer takes it away. */
  persistent(text: string, actions: { label: string; run(): void }[]): () => void {
    const id = notices.persistent(
      text,
      actions.map(({ label, run }, at) => ({ label, onPress: run, primary: at === 0 })),
    )
    return () => notices.dismiss(id)
  },
}

function pressed(action: Action | undefined) {
  return action && [{ label: action.label, onPress: action.run }]
}
