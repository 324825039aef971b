import type { Session } from '@takt/domain/ground/model/session.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { type FormEvent, useState } from 'react'
import { CallFailure } from '../../data/call/call.ts'
import { chooseFirstPassword } from '../../data/session/second-step.ts'
import { say, useText } from '../../data/words/use-text.ts'
import { NewPasswordField } from '../../parts/form/NewPasswordField.tsx'
import { newPasswordFault } from '../../parts/form/new-password-fault.ts'
import { PasswordField } from '../../parts/form/PasswordField.tsx'
import styles from './SignInForm.module.css'
import { isOver } from './step-over.ts'
import { useWait } from './use-wait.ts'

interface NewPasswordStepProps {
  pending: string
  /** Of company and person: a password made of them is guessed. */
  names: readonly string[]
  onSignedIn: (session: Session) => void
  onBack: (why: string) => void
}

/** The password that an administrator gave was right: it opens this, and nothing else. */
export function NewPasswordStep({ pending, names, onSignedIn, onBack }: NewPasswordStepProps) {
  const text = useText()
  const [typed, setTyped] = useState({ new: '', again: '' })
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const { left, wait } = useWait()
  const differ = typed.again !== '' && typed.again !== typed.new
  const why = () => {
    if (left > 0) return text('sign-in.wait', { seconds: left })
    const fields = [
      typed.new === '' && text('account.new-password'),
      typed.again === '' && text('account.new-password-again'),
    ]
    const empty = fields.filter(Boolean)
    if (empty.length > 0) return text('form.missing', { fields: empty.join(', ') })
    return differ ? text('account.passwords-differ') : newPasswordFault(text, { next: typed.new, names })
  }
  const type = (part: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...part }))
    setFailure('')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || why() !== '') return
    setBusy(true)
    setFailure('')
    try {
      onSignedIn(await chooseFirstPassword({ pending, new_password: typed.new }))
    } catch (problem) {
      if (isOver(problem)) return onBack(problem.message)
      const seconds = problem instanceof CallFailure ? problem.retrySeconds : 0
      wait(seconds)
      if (seconds === 0) setFailure(problem instanceof CallFailure ? problem.message : say('shell.unreachable'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p>{text('new-password.asked')}</p>
      {/* A browser's password store asks whose password it is. */}
      <input type="text" autoComplete="username" value={names.at(-1)} readOnly hidden />
      <NewPasswordField
        size="primary"
        label={text('account.new-password')}
        names={names}
        refused={left > 0 ? text('sign-in.wait', { seconds: left }) : failure}
        value={typed.new}
        onValueChange={(next) => type({ new: next })}
        autoFocus
      />
      <PasswordField
        size="primary"
        label={text('account.new-password-again')}
        autoComplete="new-password"
        value={typed.again}
        error={differ && text('account.passwords-differ')}
        onValueChange={(again) => type({ again })}
      />
      <Button type="submit" variant="primary" size="primary" fullWidth busy={busy} why={why()}>
        {text('new-password.submit')}
      </Button>
      <Button variant="quiet" fullWidth onClick={() => onBack('')}>
        {text('second-factor.back')}
      </Button>
    </form>
  )
}
