import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { CopyIcon } from '@takt/ui/icon/icons.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../data/words/use-text.ts'
import { copyText } from '../../device/copy-text.ts'
import { notify } from '../notices.ts'
import styles from './SecretOnce.module.css'

interface SecretOnceProps {
  readonly secret: string
  readonly words: {
    readonly title: string
    readonly about: string
    readonly label: string
    readonly copy: string
    readonly copied: string
    readonly notCopied: string
  }
  /** What is done with it. */
  readonly children?: ReactNode
  readonly onClose: () => void
}

/** The only time that anybody sees it. A press beside it does not take it away. */
export function SecretOnce({ secret, words, children, onClose }: SecretOnceProps) {
  const text = useText()
  const copy = () =>
    copyText(secret).then(
      () => notify.success(words.copied),
      () => notify.failure(words.notCopied),
    )
  return (
    <Dialog
      open
      size="m"
      dismissable={false}
      onOpenChange={() => undefined}
      closeLabel={text('shell.close')}
      title={words.title}
      description={words.about}
      footer={
        <>
          <Button icon={<CopyIcon />} onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {text('shell.close')}
          </Button>
        </>
      }
    >
      <TextField
        className={styles.secret}
        label={words.label}
        readOnly
        value={secret}
        onValueChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
      {children}
    </Dialog>
  )
}
