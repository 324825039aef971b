import type { AskedSecondStep } from '@takt/contract/ground/sign-in.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { readTypedCode } from '@takt/domain/ground/second-factor.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { CallFailure } from '../../data/call/call.ts'
import { beginSecondFactor, type SecondStepDone, takeSecondStep } from '../../data/session/second-step.ts'
import { say, useText } from '../../data/words/use-text.ts'
import { passkeysPossible } from '../../device/passkeys-possible.ts'
import { CodeField } from '../../parts/second-factor/CodeField.tsx'
import { RecoveryCodes } from '../../parts/second-factor/RecoveryCodes.tsx'
import { SetUpApp } from '../../parts/second-factor/SetUpApp.tsx'
import { NewPasswordStep } from './NewPasswordStep.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import styles from './SignInForm.module.css'
import { isOver } from './step-over.ts'
import { useWait } from './use-wait.ts'

interface SecondStepProps {
  asked: AskedSecondStep
  /** As typed at the door: the key of the company and the user. */
  names: readonly string[]
  onSignedIn: (session: Session) => void
  /** Back to the password, with why. */
  onBack: (why: string) => void
}

/** After the password: the code, an app that is set up on the way in, or an own password in place of a given one. */
export default function SecondStep({ asked: first, names, onSignedIn, onBack }: SecondStepProps) {
  const text = useText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [asked, setAsked] = useState(first)
  const [done, setDone] = useState<SecondStepDone | null>(null)
  const [codesRead, setCodesRead] = useState(false)
  const { left, wait } = useWait()

  const finish = async (step: SecondStepDone) => {
    onSignedIn(await step.enter())
  }
  const send = async (code: string) => {
    if (busy || left > 0) return
    setBusy(true)
    setFailure('')
    try {
      const step = await takeSecondStep({ pending: asked.pending, code })
      if ('second_factor' in step) setAsked(step)
      else if (step.recovery_codes.length > 0) setDone(step)
      else await finish(step)
    } catch (problem) {
      if (isOver(problem)) return onBack(problem.message)
      const seconds = problem instanceof CallFailure ? problem.retrySeconds : 0
      wait(seconds)
      if (seconds === 0) setFailure(problem instanceof CallFailure ? problem.message : say('shell.unreachable'))
    } finally {
      setBusy(false)
    }
  }

  if (done) return <RecoveryCodes codes={done.recovery_codes} of={names} onDone={() => void finish(done)} />
  const { recovery_codes = [] } = asked
  if (recovery_codes.length > 0 && !codesRead) {
    return <RecoveryCodes codes={recovery_codes} of={names} onDone={() => setCodesRead(true)} />
  }
  if (asked.second_factor === 'new-password') {
    return <NewPasswordStep pending={asked.pending} names={names} onSignedIn={onSignedIn} onBack={onBack} />
  }
  const why = left > 0 ? text('sign-in.wait', { seconds: left }) : failure
  return (
    <>
      {asked.second_factor === 'passkey' ? (
        <PasskeyStep failure={failure} onSignedIn={onSignedIn} onFailure={setFailure} />
      ) : asked.second_factor === 'set-up' ? (
        <SetUpStep pending={asked.pending} busy={busy} failure={why} onConfirm={send} onBack={onBack} />
      ) : (
        <CodeStep busy={busy} waiting={left > 0} failure={why} onSend={send} />
      )}
      <Button variant="quiet" fullWidth onClick={() => onBack('')}>
        {text('second-factor.back')}
      </Button>
    </>
  )
}

interface PasskeyStepProps {
  failure: string
  onSignedIn: (session: Session) => void
  onFailure: (why: string) => void
}

function PasskeyStep({ failure, ...pressed }: PasskeyStepProps) {
  const text = useText()
  return (
    <div className={styles.form}>
      <p>{text(passkeysPossible() ? 'second-factor.passkey' : 'second-factor.passkey-not-here')}</p>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <PasskeyButton variant="primary" {...pressed} />
    </div>
  )
}

function CodeStep(props: {
  busy: boolean
  waiting: boolean
  failure: string
  onSend: (code: string) => Promise<void>
}) {
  const text = useText()
  const [code, setCode] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (readTypedCode(code) === null) return
    await props.onSend(code)
    setCode('')
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p>{text('second-factor.asked')}</p>
      <CodeField size="primary" value={code} onValueChange={setCode} error={props.failure} autoFocus />
      <Button
        type="submit"
        variant="primary"
        size="primary"
        fullWidth
        busy={props.busy}
        disabled={props.waiting}
        why={readTypedCode(code) === null && text('second-factor.code-wanted')}
      >
        {text('login.submit')}
      </Button>
    </form>
  )
}

interface SetUpStepProps {
  pending: string
  busy: boolean
  failure: string
  onConfirm: (code: string) => Promise<void>
  onBack: (why: string) => void
}

function SetUpStep({ pending, busy, failure, onConfirm, onBack }: SetUpStepProps) {
  const text = useText()
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one secret for one step; each asking makes another.
  useEffect(() => {
    beginSecondFactor(pending).then(setBegun, (problem: unknown) =>
      onBack(problem instanceof CallFailure ? problem.message : say('shell.unreachable')),
    )
  }, [pending])
  return (
    <div className={styles.form}>
      <p>{text('second-factor.required')}</p>
      {begun ? (
        <SetUpApp {...begun} busy={busy} failure={failure} onConfirm={(code) => void onConfirm(code)} />
      ) : (
        <Skeleton height={320} />
      )}
    </div>
  )
}
