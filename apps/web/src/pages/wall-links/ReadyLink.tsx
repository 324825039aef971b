import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { CopyIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../data/use-text.ts'
import { copyText } from '../../shell/help/copy-text.ts'
import { notify } from '../../shell/notices.ts'
import styles from './WallLink.module.css'

/** The only time that anybody sees the whole address. A press beside it does not take it away. */
export function ReadyLink({ path, onClose }: { readonly path: string; readonly onClose: () => void }) {
  const text = useText()
  const address = `${location.origin}${path}`
  const copy = () =>
    copyText(address).then(
      () => notify.success(text('walls.copied')),
      () => notify.failure(text('walls.not-copied')),
    )
  return (
    <Dialog
      open
      size="m"
      dismissable={false}
      onOpenChange={() => undefined}
      closeLabel={text('shell.close')}
      title={text('walls.ready')}
      description={text('walls.ready-text')}
      footer={
        <>
          <Button icon={<CopyIcon />} onClick={() => void copy()}>
            {text('walls.copy')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {text('shell.close')}
          </Button>
        </>
      }
    >
      <TextField
        className={styles.address}
        label={text('walls.address')}
        readOnly
        value={address}
        onValueChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  )
}
