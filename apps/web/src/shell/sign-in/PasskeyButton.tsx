import type { Session } from '@takt/domain/ground/model/session.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { KeyIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { CallFailure } from '../../data/call/call.ts'
import { say, useText } from '../../data/words/use-text.ts'
import { passkeysPossible } from '../../device/passkeys-possible.ts'

interface PasskeyButtonProps {
  variant?: 'primary'
  onSignedIn: (session: Session) => void
  onFailure: (why: string) => void
}

/** One touch in place of company, name, password and code. */
export function PasskeyButton({ variant, onSignedIn, onFailure }: PasskeyButtonProps) {
  const text = useText()
  const [busy, setBusy] = useState(false)
  if (!passkeysPossible()) return null
  const press = async () => {
    setBusy(true)
    onFailure('')
    try {
      const { signInByPasskey } = await import('../../data/session/passkey.ts')
      onSignedIn(await signInByPasskey())
    } catch (problem) {
      onFailure(problem instanceof CallFailure && problem.message !== '' ? problem.message : say('shell.unreachable'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="primary"
      fullWidth
      {...(variant ? { variant } : {})}
      icon={<KeyIcon />}
      busy={busy}
      onClick={() => void press()}
    >
      {text('passkey.use')}
    </Button>
  )
}
