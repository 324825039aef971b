import type { KeyOpens } from '@takt/contract/ground/access-key.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useRef, useState } from 'react'
import { call } from '../../data/call/call.ts'
import { useText } from '../../data/words/use-text.ts'
import { CommandLine } from '../command-line/CommandLine.tsx'
import { DateField } from '../date-field/DateField.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { SecretOnce } from '../secret-once/SecretOnce.tsx'
import styles from './AccessKeys.module.css'
import { keyWords } from './key-words.ts'

interface NewAccessKeyProps {
  readonly opens: KeyOpens
  readonly command: ((key: string) => string) | undefined
  readonly onMade: () => Promise<void>
  readonly onClose: () => void
}

/** First its name and its end, then the key itself, this once. */
export function NewAccessKey({ opens, command, onMade, onClose }: NewAccessKeyProps) {
  const text = useText()
  const first = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [lastDay, setLastDay] = useState('')
  const [secret, setSecret] = useState<string | null>(null)
  const words = keyWords[opens]
  const make = async () => {
    const [made] = await call('create_access_key', { opens, name: name.trim(), last_day: lastDay || null })
    setSecret(made?.key ?? null)
    return ''
  }
  if (secret !== null) {
    const said = {
      title: text('keys.ready'),
      about: text(words.ready),
      label: text('keys.key'),
      copy: text('keys.copy'),
      copied: text('keys.copied'),
      notCopied: text('keys.not-copied'),
    }
    return (
      <SecretOnce secret={secret} words={said} onClose={onClose}>
        {command && (
          <div className={styles.try}>
            <p className={styles.muted}>{text('keys.signals-try')}</p>
            <CommandLine command={command(secret)} />
          </div>
        )}
      </SecretOnce>
    )
  }
  return (
    <FormDialog
      size="s"
      firstField={first}
      title={text('keys.new')}
      saveLabel={text('keys.make')}
      fields={[name, lastDay]}
      complete={name.trim() !== ''}
      saves="create_access_key"
      onSave={make}
      onSaved={onMade}
      onClose={onClose}
      onDone={() => undefined}
    >
      <TextField
        ref={first}
        label={text(words.name)}
        hint={text(words.nameHint)}
        required
        maxLength={80}
        value={name}
        onValueChange={setName}
      />
      <DateField
        label={text('keys.last-day')}
        hint={text('keys.last-day-hint')}
        value={lastDay}
        onValueChange={setLastDay}
      />
    </FormDialog>
  )
}
