import type { AskedSecondStep } from '@takt/contract/ground/sign-in.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { lazy } from '@takt/ui/lazy/lazy.tsx'
import { type FormEvent, useState } from 'react'
import { CallFailure } from '../../data/call/call.ts'
import { keepLanguageOfSignIn } from '../../data/session/personal-choice.ts'
import { signIn } from '../../data/session/session.ts'
import { say, useText } from '../../data/words/use-text.ts'
import { deviceValue } from '../../device/device-storage.ts'
import { PasswordField } from '../../parts/form/PasswordField.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { ProviderSignIn } from './ProviderSignIn.tsx'
import styles from './SignInForm.module.css'
import { useWait } from './use-wait.ts'

/** The company key is the device's, so it is remembered; the password never is. */
const lastCompany = deviceValue('device', 'company-key', (stored) => (typeof stored === 'string' ? stored : ''))

const SecondStep = lazy(() => import('./SecondStep.tsx'))

interface SignInFormProps {
  /** Given, it is this person again: only the password is asked for. */
  who?: { company_key: string; username: string } | undefined
  onSignedIn: () => void
}

export function SignInForm({ who, onSignedIn }: SignInFormProps) {
  const text = useText()
  const [company, setCompany] = useState(who?.company_key ?? lastCompany.get())
  const [username, setUsername] = useState(who?.username ?? '')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { left, wait } = useWait()
  const [asked, setAsked] = useState<AskedSecondStep | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (busy || left > 0 || company.trim() === '' || username.trim() === '' || password === '') return
    setBusy(true)
    setFailure('')
    try {
      const step = await signIn({ company_key: company.trim(), username: username.trim(), password })
      lastCompany.set(company.trim())
      if (step) {
        setPassword('')
        setAsked(step)
        return
      }
      keepLanguageOfSignIn()
      onSignedIn()
    } catch (problem) {
      const seconds = problem instanceof CallFailure ? problem.retrySeconds : 0
      wait(seconds)
      if (seconds === 0) setFailure(wordsOf(problem, who !== undefined))
      setPassword('')
      // Emptied here, it is not missing: why the try was refused is told below.
      setTried(false)
    } finally {
      setBusy(false)
    }
  }

  /** A passkey says by itself whose it is: another person does not go on with what this one has typed. */
  const entered = ({ company_key, username: name }: Session) => {
    if (who && (name !== who.username || company_key !== who.company_key)) return location.reload()
    keepLanguageOfSignIn()
    onSignedIn()
  }
  if (asked) {
    return (
      <SecondStep
        asked={asked}
        names={[company.trim(), username.trim()]}
        onSignedIn={entered}
        onBack={(why) => {
          setAsked(null)
          setTried(false)
          setFailure(why)
        }}
      />
    )
  }
  const needed = (value: string) => (tried && value.trim() === '' && failure === '' ? text('login.needed') : undefined)
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        size="primary"
        label={text('login.company')}
        value={company}
        onValueChange={setCompany}
        error={needed(company)}
        disabled={who !== undefined}
        name="organization"
        autoComplete="organization"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={company === ''}
      />
      <TextField
        size="primary"
        label={text('login.username')}
        value={username}
        onValueChange={setUsername}
        error={needed(username)}
        disabled={who !== undefined}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={company !== '' && who === undefined}
      />
      <PasswordField
        size="primary"
        label={text('login.password')}
        value={password}
        onValueChange={setPassword}
        error={needed(password)}
        name="password"
        autoComplete="current-password"
        autoFocus={who !== undefined}
      />
      <p className={styles.failure} role="alert">
        {failure !== '' && (
          <>
            <WarningIcon size={20} />
            {failure}
          </>
        )}
      </p>
      {left > 0 && (
        <p className={styles.failure} role="timer">
          <WarningIcon size={20} />
          {text('sign-in.wait', { seconds: left })}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        size="primary"
        fullWidth
        busy={busy}
        why={left > 0 && text('sign-in.wait', { seconds: left })}
      >
        {text('login.submit')}
      </Button>
      <ProviderSignIn company={company.trim()} />
      <PasskeyButton onSignedIn={entered} onFailure={setFailure} />
    </form>
  )
}

/** Where company and name are given and cannot be changed, only the password can be wrong. */
function wordsOf(problem: unknown, onlyPassword: boolean): string {
  if (!(problem instanceof CallFailure)) return say('shell.unreachable')
  return onlyPassword && problem.message === say('sign-in.wrong') ? say('sign-in.wrong-password') : problem.message
}
