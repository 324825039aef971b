import type { KnownColumn } from '@takt/domain/overview/columns.ts'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import type { OwnColumns } from '../../data/own-columns.ts'
import { useText } from '../../data/use-text.ts'
import { ColumnSetup } from './ColumnSetup.tsx'

interface ColumnsDialogProps {
  own: OwnColumns
  known: readonly KnownColumn[]
  nameOf: (key: string) => string
  title: string
  onClose: () => void
}

export default function ColumnsDialog({ own, known, nameOf, title, onClose }: ColumnsDialogProps) {
  const text = useText()
  return (
    <ColumnSetup own={own} known={known} nameOf={nameOf} onDone={onClose}>
      {(list, buttons) => (
        <Dialog
          open
          size="l"
          onOpenChange={(next) => !next && onClose()}
          title={title}
          closeLabel={text('shell.close')}
          footer={buttons}
        >
          {list}
        </Dialog>
      )}
    </ColumnSetup>
  )
}
