import type { KnownColumn } from '@takt/domain/machines/overview/columns.ts'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import type { ReactNode } from 'react'
import type { OwnColumns } from '../../data/dashboards/own-columns.ts'
import { useText } from '../../data/words/use-text.ts'
import { useDiscardQuestion } from '../leave-guard/use-discard-question.tsx'
import { ColumnSetup } from './ColumnSetup.tsx'

interface ColumnsDialogProps {
  own: OwnColumns
  known: readonly KnownColumn[]
  nameOf: (key: string) => string
  title: string
  onClose: () => void
}

export default function ColumnsDialog({ own, known, nameOf, title, onClose }: ColumnsDialogProps) {
  return (
    <ColumnSetup own={own} known={known} nameOf={nameOf} onDone={onClose}>
      {(list, buttons, changed) => <Columns {...{ list, buttons, changed, title, onClose }} />}
    </ColumnSetup>
  )
}

interface ColumnsProps extends Pick<ColumnsDialogProps, 'title' | 'onClose'> {
  list: ReactNode
  buttons: ReactNode
  changed: boolean
}

function Columns({ list, buttons, changed, title, onClose }: ColumnsProps) {
  const text = useText()
  const { leave, question } = useDiscardQuestion(changed, onClose)
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(next) => !next && leave()}
      title={title}
      closeLabel={text('shell.close')}
      footer={buttons}
    >
      {list}
      {question}
    </Dialog>
  )
}
