import { judgeNewPassword } from '@takt/domain/people/new-password.ts'
import type { useText } from '../../data/words/use-text.ts'

interface Chosen {
  /** The one it replaces, where it is known. */
  readonly old?: string
  readonly next: string
  /** Of the person: a password made of them is guessed. */
  readonly names: readonly string[]
}

/** What is wrong with a password that somebody chooses; '' where nothing is, or nothing is typed yet. */
export function newPasswordFault(text: ReturnType<typeof useText>, { old = '', next, names }: Chosen): string {
  const fault = next === '' ? null : judgeNewPassword({ old, new: next, names })
  if (fault === null) return ''
  if (fault.refusal === 'password-too-short') return text('refusal.password-too-short', { ...fault.values })
  return text(fault.refusal === 'password-same' ? 'refusal.password-same' : 'refusal.password-common')
}
