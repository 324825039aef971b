import { Button } from '@takt/ui/button/Button.tsx'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { DownloadIcon } from '@takt/ui/icon/document-icons.tsx'
import { CopyIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { say, useText } from '../../data/words/use-text.ts'
import { copyText } from '../../device/copy-text.ts'
import { saveFile } from '../../device/save-file.ts'
import { notify } from '../notices.ts'
import styles from './SecondFactor.module.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  /** Company and user: a file that says neither is of no use among others. */
  of: readonly string[]
  onDone: () => void
}

/** The only time that anybody sees them: nobody goes on before they say that they have kept them. */
export function RecoveryCodes({ codes, of, onDone }: RecoveryCodesProps) {
  const text = useText()
  const [kept, setKept] = useState(false)
  const file = `${['Takt', ...of].join(' · ')}\n\n${codes.join('\n')}\n`
  const copy = () =>
    copyText(codes.join('\n')).then(
      () => notify.success(say('context.copied')),
      () => notify.failure(say('context.not-copied')),
    )
  return (
    <div className={styles.form}>
      <p>{text('second-factor.codes-about')}</p>
      <ul className={styles.codes} aria-label={text('second-factor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button icon={<CopyIcon />} onClick={() => void copy()}>
          {text('context.copy')}
        </Button>
        <Button icon={<DownloadIcon />} onClick={() => saveFile(say('second-factor.codes-file'), file, 'text/plain')}>
          {text('second-factor.codes-save')}
        </Button>
      </div>
      <Checkbox label={text('second-factor.codes-kept')} checked={kept} onCheckedChange={setKept} />
      <Button
        variant="primary"
        size="primary"
        fullWidth
        why={!kept && text('second-factor.keep-first')}
        onClick={onDone}
      >
        {text('second-factor.continue')}
      </Button>
    </div>
  )
}
