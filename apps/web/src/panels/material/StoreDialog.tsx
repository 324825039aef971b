import { presetQuantity, type StoreAction, storeProblem } from '@takt/domain/materials/store-order.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { NumberField } from '@takt/ui/field/NumberField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { type FormEvent, useId, useState } from 'react'
import type { MaterialLine } from '../../data/chosen/selection.ts'
import { usePopupTime } from '../../data/stops/use-popup-time.ts'
import { useNumber } from '../../data/words/format.ts'
import { useLanguage } from '../../data/words/language.ts'
import { unitText } from '../../data/words/unit-text.ts'
import { useText } from '../../data/words/use-text.ts'
import { useDiscardQuestion } from '../../parts/leave-guard/use-discard-question.tsx'
import { useProportion } from '../use-proportion.tsx'
import styles from './StoreDialog.module.css'

interface StoreDialogProps {
  readonly line: MaterialLine
  readonly action: StoreAction
  readonly machine_id: string
  /** Which of the chosen ones it is. */
  readonly place: { readonly at: number; readonly count: number }
  readonly busy: boolean
  readonly onSend: (wish: { quantity: number; place: string }) => void
  readonly onClose: () => void
}

/** How much of one material, and where it is brought or left. */
export function StoreDialog({ line, action, machine_id, place: which, busy, onSend, onClose }: StoreDialogProps) {
  const text = useText()
  const number = useNumber()
  const language = useLanguage()
  const form = useId()
  const preset = presetQuantity(line, action)
  const began = { quantity: preset > 0 ? preset : null, place: action === 'order' ? machine_id : '' }
  const [quantity, setQuantity] = useState(began.quantity)
  const [place, setPlace] = useState(began.place)
  const { leave, question } = useDiscardQuestion(quantity !== began.quantity || place !== began.place, onClose)
  const { material_no, balance } = line
  const unit = unitText(line.unit)
  const problem = quantity === null ? null : storeProblem(line, action, quantity)
  const fault =
    problem === null
      ? undefined
      : problem.refusal === 'material-above-balance'
        ? text('materials.most-to-return', { balance: number(balance), unit })
        : text('materials.above-zero')
  const hint =
    action === 'order'
      ? text('materials.still-needed', { need: number(preset), unit })
      : text('materials.most-to-return', { balance: number(balance), unit })
  const field = text('materials.quantity', { unit })
  const missing = quantity === null ? text('form.missing', { fields: field }) : (fault ?? '')
  const proportion = useProportion('material-order')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (quantity === null || problem !== null || busy) return
    const go = () => onSend({ quantity, place: place.trim() })
    if (action === 'give-back') return go()
    const { planned, used } = line
    const words = { planned: number(planned), unit, material: material_no, quantity: number(quantity) }
    const asked = text('materials.more-than-needed', words)
    proportion.check({ planned_op_qty: planned, good: used, scrap: 0 }, quantity, { question: asked, go })
  }
  return (
    <Dialog
      open
      size="s"
      closesBeside={false}
      title={text(action === 'order' ? 'materials.order-title' : 'materials.return-title', { material: material_no })}
      description={[line.material_desc, which.count > 1 && text('materials.of-several', which)]
        .filter(Boolean)
        .join(' · ')}
      closeLabel={text('shell.close')}
      missing={missing}
      onOpenChange={(open) => !open && leave()}
      onTimeOut={onClose}
      footer={
        <>
          <Button size="primary" onClick={leave}>
            {text('shell.cancel')}
          </Button>
          <Button type="submit" form={form} size="primary" variant="primary" busy={busy} why={missing}>
            {text(action === 'order' ? 'materials.do-order' : 'materials.do-return')}
          </Button>
        </>
      }
      {...usePopupTime()}
    >
      {proportion.popup}
      {question}
      <form noValidate id={form} className={styles.form} onSubmit={send}>
        <NumberField
          size="primary"
          label={field}
          hint={hint}
          error={fault}
          locale={language}
          value={quantity}
          onValueChange={setQuantity}
          decreaseLabel={text('pallet.less')}
          increaseLabel={text('pallet.more')}
        />
        <TextField
          size="primary"
          label={text(action === 'order' ? 'materials.deliver-to' : 'materials.leave-at')}
          maxLength={80}
          value={place}
          onValueChange={setPlace}
        />
      </form>
    </Dialog>
  )
}
