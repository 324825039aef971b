import { machineColumns } from '@takt/domain/overview/machine-columns.ts'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import type { OwnColumns } from '../../data/own-columns.ts'
import { useText } from '../../data/use-text.ts'
import { ColumnSetup } from '../../shell/columns/ColumnSetup.tsx'
import { columnName } from './column-name.ts'

export default function ColumnsDialog({ own, onClose }: { own: OwnColumns; onClose: () => void }) {
  const text = useText()
  return (
    <ColumnSetup own={own} known={machineColumns} nameOf={(key) => columnName(text, key)} onDone={onClose}>
      {(list, buttons) => (
        <Dialog
          open
          size="l"
          onOpenChange={(next) => !next && onClose()}
          title={text('columns.machines')}
          closeLabel={text('shell.close')}
          footer={buttons}
        >
          {list}
        </Dialog>
      )}
    </ColumnSetup>
  )
}
