import type { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import { palletSums } from '@takt/domain/pallets/pallet-history.ts'
import { isPrintBlocked } from '@takt/domain/pallets/print-quantity.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { EditIcon, PrintIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { usePopupTime } from '../../data/stops/use-popup-time.ts'
import { useNumber } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import { QuantityDialog } from '../QuantityDialog.tsx'
import { useProportion } from '../use-proportion.tsx'

interface PrintButtonsProps {
  order: PlannedOrder
  busy: boolean
  /** Why nothing can be printed. */
  why: string | undefined
  problem: (quantity: number) => TextKey | undefined
  onPrint: (quantity: number, print_anyway: boolean) => void
  onDecline: () => void
}

/** Prints the flags of the planned quantity, or of an adjusted one. A blocked order asks first. */
export function PrintButtons({ order, busy, why, problem, onPrint, onDecline }: PrintButtonsProps) {
  const text = useText()
  const number = useNumber()
  const time = usePopupTime()
  const { planned_op_qty: planned } = order
  const [adjusting, setAdjusting] = useState(false)
  /** How many were asked for while the order is blocked; null while nobody asks. */
  const [blocked, setBlocked] = useState<number | null>(null)
  const print = (quantity: number) => {
    setAdjusting(false)
    if (isPrintBlocked(order)) setBlocked(quantity)
    else onPrint(quantity, false)
  }
  const proportion = useProportion('full-order')
  const printed = useLoad('get_pallet_history', { card_no: order.card_no }, { reloadOn: ['PalletsChanged'] })
  // Flags of an earlier run of the order: until they are known nobody is asked about them, and nothing is printed.
  const on_flags = palletSums(planned, printed.rows ?? []).total
  const ask = (quantity: number) =>
    proportion.check({ planned_op_qty: planned, good: 0, scrap: 0, on_flags }, quantity, {
      question: text('print.whole-order', {
        planned: number(planned),
        on_flags: number(on_flags),
        quantity: number(quantity),
      }),
      go: () => print(quantity),
    })
  const limits = { min: number(planned), max: number(planned * 2) }
  return (
    <>
      <Button
        size="primary"
        icon={<EditIcon />}
        disabled={busy || printed.loading}
        why={why}
        onClick={() => setAdjusting(true)}
      >
        {text('print.adjust-and-print')}
      </Button>
      <Button
        size="primary"
        icon={<PrintIcon />}
        busy={busy}
        disabled={printed.loading}
        why={why}
        onClick={() => ask(planned)}
      >
        {text('print.print')}
      </Button>
      {adjusting && (
        <QuantityDialog
          title={text('print.adjust-title', { order: order.work_order_no })}
          label={text('erp.quantity')}
          hint={text('print.between', { min: limits.min, max: limits.max })}
          save={text('print.print')}
          start={planned}
          busy={busy}
          problem={(quantity) => {
            const fault = problem(quantity)
            return fault && text(fault, limits)
          }}
          onSave={ask}
          onClose={() => setAdjusting(false)}
        />
      )}
      {proportion.popup}
      <ConfirmDialog
        open={blocked !== null}
        danger
        title={text('print.blocked-title', { order: order.work_order_no })}
        message={text('print.blocked')}
        confirmLabel={text('print.anyway')}
        cancelLabel={text('print.do-not')}
        onConfirm={() => {
          if (blocked !== null) onPrint(blocked, true)
          setBlocked(null)
        }}
        onCancel={() => {
          setBlocked(null)
          onDecline()
        }}
        {...time}
      />
    </>
  )
}
