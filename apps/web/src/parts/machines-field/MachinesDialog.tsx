import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import { useDiscardQuestion } from '../leave-guard/use-discard-question.tsx'
import { MachineChoice } from '../machine-choice/MachineChoice.tsx'
import styles from './MachinesDialog.module.css'

interface MachinesDialogProps {
  /** In the order they are shown. */
  offered: readonly string[]
  chosen: readonly string[]
  takeLabel: (count: number) => string
  mayBeNone?: boolean
  onPick: (machine_ids: string[]) => void
  onClose: () => void
}

/** Several of hundreds of machines: found by their words, taken one by one or a department at a time. */
export function MachinesDialog(props: MachinesDialogProps) {
  const { offered, takeLabel, mayBeNone = true, onPick, onClose } = props
  const text = useText()
  const [chosen, setChosen] = useState(props.chosen)
  const { leave, letGo, question } = useDiscardQuestion(String(chosen) !== String(props.chosen), onClose)
  const missing = chosen.length === 0 && !mayBeNone ? text('people.choose-machines') : ''
  return (
    <Dialog
      open
      size="l"
      closesBeside={false}
      onOpenChange={(open) => !open && leave()}
      closeLabel={text('shell.close')}
      missing={missing}
      title={text('machines-field.choose')}
      footer={
        <>
          <Button
            size="primary"
            why={chosen.length === 0 && text('machines-field.none-chosen')}
            onClick={() => setChosen([])}
          >
            {text('machines-field.clear')}
          </Button>
          <Button
            size="primary"
            variant="primary"
            why={missing}
            onClick={() => {
              letGo()
              onPick([...chosen])
            }}
          >
            {takeLabel(chosen.length)}
          </Button>
        </>
      }
    >
      <div className={styles.tall}>
        <MachineChoice machine_ids={offered} chosen={chosen} onChoose={setChosen} />
      </div>
      {question}
    </Dialog>
  )
}
