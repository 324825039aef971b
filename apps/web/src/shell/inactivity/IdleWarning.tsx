import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { useText } from '../../data/words/use-text.ts'

/** Soon nobody is signed in here. Whatever is touched says that somebody is there (`use-tell-use.ts`), and closes it. */
export default function IdleWarning({ left }: { left: number | null }) {
  const text = useText()
  return (
    <ConfirmDialog
      open={left !== null}
      title={text('idle.title')}
      message={text('idle.text', { count: left ?? 0 })}
      confirmLabel={text('idle.here')}
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />
  )
}
