import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { useText } from '../../data/words/use-text.ts'
import styles from './ShortcutsDialog.module.css'
import { closeShortcuts, useShortcutsOpen } from './shortcuts-open.ts'

export default function ShortcutsDialog() {
  const text = useText()
  const open = useShortcutsOpen()
  const keys = [
    ['Ctrl + Alt + Q', text('shortcut.reload')],
    ['Ctrl + K', text('shortcut.find')],
    ['Ctrl + M', text('shortcut.machine')],
    ['Ctrl + Alt + T', text('shortcut.right-click')],
    ['Esc', text('shortcut.escape')],
    ['Ctrl + S', text('shortcut.builder-save')],
    ['Ctrl + D', text('shortcut.builder-copy')],
    ['Ctrl + Z, Ctrl + Y', text('shortcut.builder-undo')],
  ] as const
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && closeShortcuts()}
      title={text('shortcut.title')}
      closeLabel={text('shell.close')}
      size="s"
    >
      <dl className={styles.keys}>
        {keys.map(([key, words]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
