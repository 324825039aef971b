import { splitProblem } from '@takt/domain/planning/change-bundle.ts'
import type { Bundle } from '@takt/domain/planning/model/bundle.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { useState } from 'react'
import { usePopupTime } from '../../data/stops/use-popup-time.ts'
import { useNumber } from '../../data/words/format.ts'
import { unitText } from '../../data/words/unit-text.ts'
import { useText } from '../../data/words/use-text.ts'
import { useDiscardQuestion } from '../../parts/leave-guard/use-discard-question.tsx'

interface SplitDialogProps {
  bundle: Bundle
  onSplit: (card_nos: readonly string[]) => void
  onClose: () => void
}

/** Which orders leave the bundle; one stays. */
export function SplitDialog({ bundle, onSplit, onClose }: SplitDialogProps) {
  const text = useText()
  const number = useNumber()
  const time = usePopupTime()
  const [leaving, setLeaving] = useState<readonly string[]>([])
  const { leave, question } = useDiscardQuestion(leaving.length > 0, onClose)
  const { bundle_no, cards } = bundle
  const card_nos = cards.map(({ card_no }) => card_no)
  const possible = leaving.length > 0 && splitProblem({ bundle_no, card_nos }, leaving) === null
  const missing = possible ? '' : text(leaving.length === 0 ? 'planning.split-none' : 'planning.split-all')
  return (
    <Dialog
      open
      size="s"
      onOpenChange={(next) => !next && leave()}
      onTimeOut={onClose}
      closesBeside={false}
      title={text('planning.split-title', { bundle: bundle_no })}
      description={text('planning.split-text')}
      closeLabel={text('shell.close')}
      missing={missing}
      footer={
        <>
          <Button size="primary" onClick={leave}>
            {text('shell.cancel')}
          </Button>
          <Button size="primary" variant="primary" why={missing} onClick={() => onSplit(leaving)}>
            {text('planning.split')}
          </Button>
        </>
      }
      {...time}
    >
      {cards.map(({ card_no, work_order_no, remaining_qty, unit }) => (
        <Checkbox
          key={card_no}
          label={`${work_order_no} · ${card_no} · ${number(remaining_qty)} ${unitText(unit)}`}
          checked={leaving.includes(card_no)}
          onCheckedChange={(checked) =>
            setLeaving(checked ? [...leaving, card_no] : leaving.filter((one) => one !== card_no))
          }
        />
      ))}
      {question}
    </Dialog>
  )
}
