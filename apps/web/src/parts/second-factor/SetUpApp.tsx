import { readTypedCode } from '@takt/domain/ground/second-factor.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CopyIcon } from '@takt/ui/icon/icons.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import { copyText } from '../../device/copy-text.ts'
import { notify } from '../notices.ts'
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
  const label = useId()
  const [code, setCode] = useState('')
  const copy = () =>
    copyText(secret).then(
      () => notify.success(text('second-factor.copied')),
      () => notify.failure(text('second-factor.not-copied')),
    )
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
      <div className={styles.byHand}>
        <p className={styles.muted} id={label}>
          {text('second-factor.secret')}
        </p>
        <output className={styles.secret} aria-labelledby={label}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </output>
        <div className={styles.buttons}>
          <Button icon={<CopyIcon />} onClick={() => void copy()}>
            {text('second-factor.copy')}
          </Button>
          {/* A phone cannot scan its own screen. */}
          <a className={styles.link} href={uri}>
            {text('second-factor.open-app')}
          </a>
        </div>
      </div>
      <CodeField recovery={false} size="primary" value={code} onValueChange={setCode} error={failure} autoFocus />
      <Button
        type="submit"
        variant="primary"
        size="primary"
        fullWidth
        busy={busy}
        why={readTypedCode(code)?.kind !== 'app' && text('second-factor.code-wanted')}
      >
        {text('second-factor.confirm')}
      </Button>
    </form>
  )
}
