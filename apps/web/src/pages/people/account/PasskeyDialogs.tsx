import { readTypedCode } from '@takt/domain/ground/second-factor.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'
import { PasswordField } from '../../../parts/form/PasswordField.tsx'
import { CodeField } from '../../../parts/second-factor/CodeField.tsx'

interface AddPasskeyDialogProps {
  /** The person has an authenticator app: its code is asked for, too. */
  asksCode: boolean
  onClose: () => void
}

/** Both factors first: whoever finds a screen left open must not add a key of their own. */
export function AddPasskeyDialog({ asksCode, onClose }: AddPasskeyDialogProps) {
  const text = useText()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  return (
    <FormDialog
      title={text('passkey.add')}
      size="s"
      saves="begin_passkey"
      fields={[name, password, code]}
      complete={name.trim() !== '' && password !== '' && (!asksCode || readTypedCode(code) !== null)}
      saveLabel={text('passkey.add-now')}
      onSave={async () => {
        const { makePasskey } = await import('../../../data/session/passkey.ts')
        await makePasskey(name.trim(), { password, code })
        return text('passkey.added')
      }}
      onClose={onClose}
    >
      <p>{text('passkey.add-about')}</p>
      <NameField value={name} onValueChange={setName} />
      <OwnPassword value={password} onValueChange={setPassword} />
      {asksCode && <CodeField value={code} onValueChange={setCode} />}
    </FormDialog>
  )
}

interface PasskeyDialogProps {
  passkey: { readonly credential_id: string; readonly passkey_name: string }
  onClose: () => void
}

export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const text = useText()
  const [name, setName] = useState(passkey.passkey_name)
  return (
    <FormDialog
      title={text('passkey.rename-one', { name: passkey.passkey_name })}
      size="s"
      saves="rename_passkey"
      fields={name}
      complete={name.trim() !== ''}
      onSave={async () => {
        await call('rename_passkey', { credential_id: passkey.credential_id, passkey_name: name.trim() })
        return text('passkey.renamed')
      }}
      onClose={onClose}
    >
      <NameField value={name} onValueChange={setName} />
    </FormDialog>
  )
}

export function RemovePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const text = useText()
  const [password, setPassword] = useState('')
  return (
    <FormDialog
      title={text('passkey.remove-one', { name: passkey.passkey_name })}
      size="s"
      saves="remove_passkey"
      fields={password}
      complete={password !== ''}
      saveLabel={text('passkey.remove')}
      onSave={async () => {
        await call('remove_passkey', { credential_id: passkey.credential_id, password })
        return text('passkey.removed')
      }}
      onClose={onClose}
    >
      <p>{text('passkey.remove-about')}</p>
      <OwnPassword value={password} onValueChange={setPassword} />
    </FormDialog>
  )
}

function NameField(field: { value: string; onValueChange: (name: string) => void }) {
  const text = useText()
  return <TextField {...field} label={text('passkey.name')} hint={text('passkey.name-hint')} required maxLength={60} />
}

function OwnPassword(field: { value: string; onValueChange: (password: string) => void }) {
  const text = useText()
  const { username } = useSession()
  return (
    <>
      {/* A browser's password store asks whose password it is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField {...field} label={text('login.password')} required autoComplete="current-password" />
    </>
  )
}
