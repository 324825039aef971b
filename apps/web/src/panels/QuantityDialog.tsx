import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { NumberField } from '@takt/ui/field/NumberField.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useLanguage } from '../data/words/language.ts'
import { useText } from '../data/words/use-text.ts'
import { useDiscardQuestion } from '../parts/leave-guard/use-discard-question.tsx'

interface QuantityDialogProps {
  title: string
  label: string
  hint?: string
  save: string
  start: number
  busy: boolean
  /** What is wrong with a number. The one from before stands in the field again then. */
  problem: (quantity: number) => string | undefined
  onSave: (quantity: number) => void
  onClose: () => void
}

/** Asks for one number of pieces. A wrong one is told and not sent. */
export function QuantityDialog({
  title,
  label,
  hint,
  save,
  start,
  busy,
  problem,
  onSave,
  onClose,
}: QuantityDialogProps) {
  const text = useText()
  const language = useLanguage()
  const form = useId()
  const [quantity, setQuantity] = useState<number | null>(start)
  const [fault, setFault] = useState<string | undefined>()
  const { leave, question } = useDiscardQuestion(quantity !== start, onClose)
  const missing = quantity === null ? text('form.missing', { fields: label }) : ''
  const type = (typed: number | null) => {
    setQuantity(typed)
    setFault(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (quantity === null) return
    const wrong = problem(quantity)
    if (wrong === undefined) return onSave(quantity)
    setFault(wrong)
    setQuantity(start)
  }
  return (
    <Dialog
      open
      size="s"
      closesBeside={false}
      title={title}
      closeLabel={text('shell.close')}
      missing={missing}
      onOpenChange={(open) => !open && leave()}
      footer={
        <>
          <Button size="primary" onClick={leave}>
            {text('shell.cancel')}
          </Button>
          <Button type="submit" form={form} size="primary" variant="primary" busy={busy} why={missing}>
            {save}
          </Button>
        </>
      }
    >
      <form noValidate id={form} onSubmit={submit}>
        <NumberField
          size="primary"
          label={label}
          hint={hint}
          error={fault}
          locale={language}
          value={quantity}
          onValueChange={type}
          decreaseLabel={text('pallet.less')}
          increaseLabel={text('pallet.more')}
        />
      </form>
      {question}
    </Dialog>
  )
}
