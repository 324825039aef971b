import { Button } from '@takt/ui/button/Button.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { CallFailure, call, newRequestId } from '../../../data/call/call.ts'
import { queryClient } from '../../../data/call/query-client.ts'
import { useSession } from '../../../data/session/session.ts'
import { say, useText } from '../../../data/words/use-text.ts'
import { NewPasswordField } from '../../../parts/form/NewPasswordField.tsx'
import { newPasswordFault } from '../../../parts/form/new-password-fault.ts'
import { PasswordField } from '../../../parts/form/PasswordField.tsx'
import { notify } from '../../../parts/notices.ts'
import styles from './AccountPage.module.css'

const nothing = { old: '', new: '', again: '' }

export function PasswordForm() {
  const text = useText()
  const session = useSession()
  const [typed, setTyped] = useState(nothing)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const request = useRef(newRequestId())
  const type = (part: Partial<typeof nothing>) => {
    setTyped((before) => ({ ...before, ...part }))
    setFailure('')
    request.current = newRequestId()
  }
  const differ = typed.again !== '' && typed.again !== typed.new
  const names = [session.username, session.full_name, session.company_key, session.company_name]
  const isNewRefused = failure === text('refusal.password-common')
  const fields = [
    [typed.old, 'account.old-password'],
    [typed.new, 'account.new-password'],
    [typed.again, 'account.new-password-again'],
  ] as const
  const empty = fields.filter(([value]) => value === '').map(([, label]) => text(label))
  const why = () => {
    if (empty.length > 0) return text('form.missing', { fields: empty.join(', ') })
    return differ
      ? text('account.passwords-differ')
      : newPasswordFault(text, { old: typed.old, next: typed.new, names })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || why() !== '') return
    setBusy(true)
    try {
      const payload = { old_password: typed.old, new_password: typed.new }
      const [answer] = await call('change_password', payload, { requestId: request.current })
      type(nothing)
      notify.success(say('account.password-changed', { count: answer?.ended_sessions ?? 0 }))
      void queryClient.invalidateQueries({ queryKey: ['get_my_sessions'] })
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      setFailure(problem.message)
      if (problem.status > 0) request.current = newRequestId()
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {/* A browser's password store asks whose password it is. */}
      <input type="text" autoComplete="username" value={session.username} readOnly hidden />
      {/* What is wrong with the new one is told at the new one; what else the server refuses is about this one. */}
      <PasswordField
        label={text('account.old-password')}
        autoComplete="current-password"
        value={typed.old}
        error={isNewRefused ? '' : failure}
        onValueChange={(old) => type({ old })}
      />
      <NewPasswordField
        label={text('account.new-password')}
        old={typed.old}
        names={names}
        refused={isNewRefused ? failure : ''}
        value={typed.new}
        onValueChange={(next) => type({ new: next })}
      />
      <PasswordField
        label={text('account.new-password-again')}
        autoComplete="new-password"
        value={typed.again}
        error={differ && text('account.passwords-differ')}
        onValueChange={(again) => type({ again })}
      />
      <p className={styles.none}>{text('account.password-hint')}</p>
      {/* A wrong one says so at its field; what is empty is named where the button waits for it. */}
      {empty.length > 0 && <p className={styles.none}>{why()}</p>}
      <Button type="submit" size="primary" variant="primary" busy={busy} why={why()}>
        {text('account.change-password')}
      </Button>
    </form>
  )
}
