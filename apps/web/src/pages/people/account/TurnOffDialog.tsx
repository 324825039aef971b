import { readTypedCode } from '@takt/domain/ground/second-factor.ts'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'
import { PasswordField } from '../../../parts/form/PasswordField.tsx'
import { CodeField } from '../../../parts/second-factor/CodeField.tsx'

interface TurnOffDialogProps {
  /** The next sign-in sets up another one. */
  required: boolean
  onClose: () => void
}

export function TurnOffDialog({ required, onClose }: TurnOffDialogProps) {
  const text = useText()
  const { username } = useSession()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  return (
    <FormDialog
      title={text('second-factor.turn-off')}
      size="s"
      saves="remove_second_factor"
      fields={[password, code]}
      complete={password !== '' && readTypedCode(code) !== null}
      saveLabel={text('second-factor.turn-off')}
      onSave={async () => {
        await call('remove_second_factor', { password, code })
        return text('second-factor.is-off')
      }}
      onClose={onClose}
    >
      <p>{text(required ? 'second-factor.turn-off-required' : 'second-factor.turn-off-about')}</p>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={text('login.password')}
        required
        autoComplete="current-password"
        value={password}
        onValueChange={setPassword}
      />
      <CodeField value={code} onValueChange={setCode} />
    </FormDialog>
  )
}
