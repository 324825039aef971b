import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { useText } from '../../data/words/use-text.ts'
import styles from './ShortcutsDialog.module.css'
import { closeShortcuts, useShortcutsOpen } from './shortcuts-open.ts'

export default function ShortcutsDialog() {
  const text = useText()
  const open = useShortcutsOpen()
  const everywhere = [
    ['Ctrl + Alt + Q', text('shortcut.reload')],
    ['Ctrl + K', text('shortcut.find')],
    ['Ctrl + M', text('shortcut.machine')],
    ['Ctrl + Alt + T', text('shortcut.right-click')],
    ['Esc', text('shortcut.escape')],
  ] as const
  const builder = [
    ['Ctrl + S', text('shortcut.builder-save')],
    ['Ctrl + Z, Ctrl + Y', text('shortcut.builder-undo')],
    ['Ctrl + A', text('shortcut.builder-all')],
    [text('shortcut.key-press'), text('shortcut.builder-more')],
    [text('shortcut.key-drag'), text('shortcut.builder-band')],
    ['Ctrl + C, X, V', text('shortcut.builder-clip')],
    ['Ctrl + D', text('shortcut.builder-copy')],
    [text('shortcut.key-arrows'), text('shortcut.builder-move')],
    [text('shortcut.key-shift-arrows'), text('shortcut.builder-move-far')],
    [text('shortcut.key-alt-drag'), text('shortcut.builder-free')],
    [text('shortcut.key-delete'), text('shortcut.builder-remove')],
  ] as const
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && closeShortcuts()}
      title={text('shortcut.title')}
      closeLabel={text('shell.close')}
      size="s"
    >
      <Keys keys={everywhere} />
      <h3 className={styles.of}>{text('shortcut.builder')}</h3>
      <Keys keys={builder} />
    </Dialog>
  )
}

function Keys({ keys }: { readonly keys: readonly (readonly [string, string])[] }) {
  return (
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
  )
}
