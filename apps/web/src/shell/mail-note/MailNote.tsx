import { useLoad } from '../../data/use-load.ts'
import { useText } from '../../data/use-text.ts'

/** Said where mail is promised, while the installation has no mail server: whoever enters an address would wait for it. */
export function MailNote() {
  const text = useText()
  const state = useLoad('get_mail_state', {}).rows?.[0]
  if (!state || state.set_up) return null
  return <p role="note">{text('mail.not-set-up-here')}</p>
}
