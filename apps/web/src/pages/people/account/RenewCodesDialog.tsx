import { readTypedCode } from '@takt/domain/ground/second-factor.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { type FormEvent, useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useSave } from '../../../parts/form/use-save.ts'
import { CodeField } from '../../../parts/second-factor/CodeField.tsx'
import { RecoveryCodes } from '../../../parts/second-factor/RecoveryCodes.tsx'
import styles from './AccountPage.module.css'

export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { company_name, username } = useSession()
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { busy, failure, run } = useSave({
    onSave: async () => {
      const [renewed] = await call('renew_recovery_codes', { code })
      setCodes(renewed?.recovery_codes ?? [])
      return ''
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (readTypedCode(code)) void run()
  }
  return (
    <Dialog
      open
      size="s"
      closesBeside={false}
      dismissable={codes === null}
      onOpenChange={(open) => !open && onClose()}
      closeLabel={text('shell.close')}
      title={text('second-factor.renew')}
    >
      {codes ? (
        <RecoveryCodes codes={codes} of={[company_name, username]} onDone={onClose} />
      ) : (
        <form noValidate className={styles.form} onSubmit={submit}>
          <p>{text('second-factor.renew-about')}</p>
          <CodeField size="primary" value={code} onValueChange={setCode} error={failure} autoFocus />
          <Button
            type="submit"
            variant="primary"
            size="primary"
            fullWidth
            busy={busy}
            why={readTypedCode(code) === null && text('second-factor.code-wanted')}
          >
            {text('second-factor.renew')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
