import { settingValues } from '@takt/domain/ground/company-settings.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { asksPerCycle, perCycleRefusal, sharesOf } from '@takt/domain/machines/proportion.ts'
import type { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import type { StartAnswers, StartStep } from '@takt/domain/orders/start-chain.ts'
import { enteredUnitQuantity } from '@takt/domain/orders/start-entries.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useSession } from '../../data/session/session.ts'
import { usePopupTime } from '../../data/stops/use-popup-time.ts'
import { useNumber } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import { useDiscardQuestion } from '../../parts/leave-guard/use-discard-question.tsx'
import { SetupReasonPicker } from '../SetupReasonPicker.tsx'
import { OfferPick } from './OfferPick.tsx'
import type { Offers } from './use-start-chain.ts'
import { WhoStarts } from './WhoStarts.tsx'

interface StartStepsProps {
  step: StartStep | undefined
  machine: Machine
  order: Pick<PlannedOrder, 'planned_op_qty' | 'quantity_per_cycle' | 'tool_id' | 'part_no'>
  offers: Offers
  onAnswer: (part: Partial<StartAnswers>) => void
  onAbort: () => void
}

/** The question that is asked now, as a popup; closed, or left alone for two minutes, nothing starts. */
export function StartSteps({ step, machine, order, offers, onAnswer, onAbort }: StartStepsProps) {
  const text = useText()
  switch (step) {
    case 'tool-insert':
      return (
        <OfferPick
          title={text('start.choose-insert')}
          offers={offers.inserts}
          onPick={(tool_id) => onAnswer({ tool_id })}
          onAbort={onAbort}
        />
      )
    case 'tool-structure':
      return (
        <OfferPick
          title={text('start.choose-structure')}
          offers={offers.structures}
          onPick={(child_tool_id) => onAnswer({ child_tool_id })}
          onAbort={onAbort}
        />
      )
    case 'setup-type':
      return (
        <OfferPick
          title={text('start.choose-setup-type')}
          offers={offers.setupTypes}
          onPick={(setup_type) => onAnswer({ setup_type })}
          onAbort={onAbort}
        />
      )
    case 'setup-reason':
      return (
        <SetupReasonPicker
          machine_id={machine.machine_id}
          onClose={(sf326_stop_code) => (sf326_stop_code === undefined ? onAbort() : onAnswer({ sf326_stop_code }))}
        />
      )
    case 'unit-quantity':
      return <UnitQuantity {...{ order, onAnswer, onAbort }} />
    case 'employee':
      return <WhoStarts {...{ machine, order, onAnswer, onAbort }} />
    default:
      return null
  }
}

function UnitQuantity({ order, onAnswer, onAbort }: Pick<StartStepsProps, 'order' | 'onAnswer' | 'onAbort'>) {
  const text = useText()
  const shares = sharesOf(settingValues(useSession().company_settings))
  const [asking, setAsking] = useState(false)
  const number = useNumber()
  const inWords = (values: Refusal['values']) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, number(Number(value))]))
  const form = useId()
  const [typed, setTyped] = useState('')
  const quantity = enteredUnitQuantity(typed)
  // What the server would refuse is told while it is typed, not after the bar has closed.
  const refused = quantity === null ? null : perCycleRefusal(order.planned_op_qty, quantity, shares)
  const { leave, question } = useDiscardQuestion(typed.trim() !== '', onAbort)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (quantity === null || refused) return
    if (asksPerCycle(order.quantity_per_cycle, quantity, shares)) setAsking(true)
    else onAnswer({ unit_qty: quantity })
  }
  const fault = () => {
    if (refused) return text('refusal.cycle-out-of-proportion', inWords(refused.values))
    if (typed.trim() === '') return text('form.missing', { fields: text('start.pieces-per-cycle') })
    return quantity === null ? text('start.above-zero') : ''
  }
  return (
    <Dialog
      open
      size="s"
      onOpenChange={(open) => !open && leave()}
      onTimeOut={onAbort}
      title={text('start.unit-quantity')}
      closeLabel={text('shell.close')}
      missing={typed.trim() === '' ? fault() : ''}
      footer={
        <>
          <Button size="primary" onClick={leave}>
            {text('shell.cancel')}
          </Button>
          <Button size="primary" variant="primary" type="submit" form={form} why={fault()}>
            {text('start.go-on')}
          </Button>
        </>
      }
      closesBeside={false}
      {...usePopupTime()}
    >
      <form noValidate id={form} onSubmit={send}>
        <TextField
          size="primary"
          autoFocus
          inputMode="decimal"
          label={text('start.pieces-per-cycle')}
          hint={text('start.unit-quantity-hint')}
          error={typed.trim() !== '' && fault()}
          value={typed}
          onValueChange={setTyped}
        />
      </form>
      {question}
      <ConfirmDialog
        open={asking}
        title={text('wizard.proportion')}
        message={text('wizard.proportion.cycle', inWords({ usual: order.quantity_per_cycle, quantity: quantity ?? 0 }))}
        confirmLabel={text('wizard.proportion.yes')}
        cancelLabel={text('wizard.proportion.no')}
        onConfirm={() => quantity !== null && onAnswer({ unit_qty: quantity })}
        onCancel={() => setAsking(false)}
      />
    </Dialog>
  )
}
