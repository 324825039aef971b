import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { useText } from '../../data/words/use-text.ts'
import { keepWorking, refreshAnyway, useRefreshAsked } from './refresh-asked.ts'

export default function ConfirmRefresh() {
  const text = useText()
  return (
    <ConfirmDialog
      danger
      open={useRefreshAsked()}
      title={text('shell.refresh-title')}
      message={text('shell.refresh-text')}
      confirmLabel={text('shell.refresh')}
      cancelLabel={text('shell.keep-working')}
      onConfirm={refreshAnyway}
      onCancel={keepWorking}
    />
  )
}
