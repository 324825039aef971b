import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { useRef } from 'react'
import { useText } from '../../data/words/use-text.ts'
import styles from './FindDialog.module.css'
import { FindField } from './FindField.tsx'
import { closeFind, useFindOpen } from './find-open.ts'

/** One field for everything: machines, orders, pages. */
export default function FindDialog() {
  const text = useText()
  const open = useFindOpen()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && closeFind()}
      title={text('find.title')}
      closeLabel={text('shell.close')}
      className={styles.dialog}
      initialFocus={field}
    >
      <FindField input={field} />
    </Dialog>
  )
}
