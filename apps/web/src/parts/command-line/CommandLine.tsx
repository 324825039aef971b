import { Button } from '@takt/ui/button/Button.tsx'
import { CopyIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../data/words/use-text.ts'
import { copyText } from '../../device/copy-text.ts'
import { notify } from '../notices.ts'
import styles from './CommandLine.module.css'

/** A line for a shell, to be copied and tried. */
export function CommandLine({ command }: { readonly command: string }) {
  const text = useText()
  const copy = () =>
    copyText(command).then(
      () => notify.success(text('keys.line-copied')),
      () => notify.failure(text('keys.not-copied')),
    )
  return (
    <>
      <pre className={styles.command}>{command}</pre>
      <div>
        <Button icon={<CopyIcon />} onClick={() => void copy()}>
          {text('keys.copy-line')}
        </Button>
      </div>
    </>
  )
}
