import { createNotices } from '@takt/ui/notice/notices.ts'
import { sound } from '../data/sound.ts'

export const notices = createNotices()

/** Says something to the person. Success only after the server has acknowledged. */
export const notify = {
  success: (text: string): void => void notices.success(text),
  failure(text: string): void {
    sound('failure')
    notices.failure(text)
  },
  info(text: string, action?: { label: string; run(): void }): void {
    notices.info(text, action && [{ label: action.label, onPress: action.run }])
  },
  /** Stays until one of its actions is pressed; the answer takes it away. */
  persistent(text: string, actions: { label: string; run(): void }[]): () => void {
    const id = notices.persistent(
      text,
      actions.map(({ label, run }, at) => ({ label, onPress: run, primary: at === 0 })),
    )
    return () => notices.dismiss(id)
  },
}
