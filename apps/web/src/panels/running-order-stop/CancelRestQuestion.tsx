import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { usePopupTime } from '../../data/stops/use-popup-time.ts'
import { useText } from '../../data/words/use-text.ts'

interface CancelRestQuestionProps {
  open: boolean
  /** What is left to make, in words. */
  left: string
  /** Without an answer the orders go on. */
  onAnswer: (cancel_order?: 0 | 1) => void
}

export function CancelRestQuestion({ open, left, onAnswer }: CancelRestQuestionProps) {
  const text = useText()
  const time = usePopupTime()
  return (
    <Dialog
      open={open}
      size="s"
      onOpenChange={(next) => !next && onAnswer()}
      title={text('orders.cancel-rest-question')}
      description={text('orders.cancel-rest-text', { left })}
      closeLabel={text('shell.close')}
      footer={
        <>
          <Button size="primary" onClick={() => onAnswer(0)}>
            {text('orders.no')}
          </Button>
          <Button size="primary" variant="primary" onClick={() => onAnswer(1)}>
            {text('orders.yes')}
          </Button>
        </>
      }
      closesBeside={false}
      {...time}
    />
  )
}
