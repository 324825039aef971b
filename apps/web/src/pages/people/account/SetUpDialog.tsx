import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PasswordField } from '../../../parts/form/PasswordField.tsx'
import { useSave } from '../../../parts/form/use-save.ts'
import { RecoveryCodes } from '../../../parts/second-factor/RecoveryCodes.tsx'
import { SetUpApp } from '../../../parts/second-factor/SetUpApp.tsx'
import styles from './AccountPage.module.css'

/** Password, the app's first code, the recovery codes: in this order, and each once. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { company_name, username } = useSession()
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const typed = useRef('')
  const confirm = useSave({
    onSave: async () => {
      const [confirmed] = await call('confirm_second_factor', { code: typed.current })
      setCodes(confirmed?.recovery_codes ?? [])
      return text('second-factor.is-on')
    },
  })
  return (
    <Dialog
      open
      size="s"
      closesBeside={false}
      // Closed over the recovery codes, nobody would have them.
      dismissable={codes === null}
      onOpenChange={(open) => !open && onClose()}
      closeLabel={text('shell.close')}
      title={text(codes ? 'second-factor.codes' : 'second-factor.set-up')}
    >
      {codes ? (
        <RecoveryCodes codes={codes} of={[company_name, username]} onDone={onClose} />
      ) : begun ? (
        <SetUpApp
          {...begun}
          busy={confirm.busy}
          failure={confirm.failure}
          onConfirm={(code) => {
            typed.current = code
            void confirm.run()
          }}
        />
      ) : (
        <PasswordFirst onBegun={setBegun} />
      )}
    </Dialog>
  )
}

/** Whoever finds a screen left open must not put their own app into another's account. */
function PasswordFirst({ onBegun }: { onBegun: (begun: { secret: string; uri: string }) => void }) {
  const text = useText()
  const session = useSession()
  const [password, setPassword] = useState('')
  const { busy, failure, run } = useSave({
    onSave: async () => {
      const [begun] = await call('begin_second_factor', { password })
      if (begun) onBegun(begun)
      return ''
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '') void run()
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <p>{text('second-factor.about')}</p>
      <input type="text" autoComplete="username" value={session.username} readOnly hidden />
      <PasswordField
        size="primary"
        label={text('login.password')}
        autoComplete="current-password"
        value={password}
        error={failure}
        onValueChange={setPassword}
        autoFocus
      />
      <Button
        type="submit"
        variant="primary"
        size="primary"
        fullWidth
        busy={busy}
        why={password === '' && text('form.missing', { fields: text('login.password') })}
      >
        {text('second-factor.next')}
      </Button>
    </form>
  )
}
