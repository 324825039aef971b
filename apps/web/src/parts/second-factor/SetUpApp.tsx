import { readTypedCode } from '@takt/domain/ground/second-factor.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { type FormEvent, useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import { CodeField } from './CodeField.tsx'
import { QrCode } from './QrCode.tsx'
import styles from './SecondFactor.module.css'

interface SetUpAppProps {
  secret: string
  uri: string
  busy: boolean
  failure: string
  onConfirm: (code: string) => void
}

/** The app takes the secret by camera or by hand, and proves it with its first code. */
export function SetUpApp({ secret, uri, busy, failure, onConfirm }: SetUpAppProps) {
  const text = useText()
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && readTypedCode(code)?.kind === 'app') onConfirm(code)
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <ol className={styles.steps}>
        <li>{text('second-factor.step-app')}</li>
        <li>{text('second-factor.step-scan')}</li>
        <li>{text('second-factor.step-code')}</li>
      </ol>
      <QrCode value={uri} label={text('second-factor.qr')} />
      <TextField
        className={styles.secret}
        label={text('second-factor.secret')}
        readOnly
        value={secret.match(/.{1,4}/g)?.join(' ') ?? ''}
        onValueChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
      <CodeField recovery={false} size="primary" value={code} onValueChange={setCode} error={failure} autoFocus />
      <Button
        type="submit"
        variant="primary"
        size="primary"
        fullWidth
        busy={busy}
        disabled={readTypedCode(code)?.kind !== 'app'}
      >
        {text('second-factor.confirm')}
      </Button>
    </form>
  )
}
