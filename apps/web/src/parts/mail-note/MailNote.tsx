import { useText } from '../../data/words/use-text.ts'
import { useMailOff } from './use-mail-off.ts'

/** Said where mail is promised, while the installation has no mail server: whoever enters an address would wait for it. */
export function MailNote() {
  const text = useText()
  if (!useMailOff()) return null
  return <p role="note">{text('mail.not-set-up-here')}</p>
}
