import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { CloseIcon, UndoIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { usePopupTime } from '../data/stops/use-popup-time.ts'
import { useNumber } from '../data/words/format.ts'
import { useText } from '../data/words/use-text.ts'

interface RestButtonProps {
  order: { readonly work_order_no: string; readonly remaining_qty: number; readonly cancelled: 0 | 1 }
  /** Another change is under way. */
  pending: boolean
  onChange: (cancelled: 0 | 1) => void
}

/** Takes what is left of an order out of the plan after a question, or back into it. */
export function RestButton({ order, pending, onChange }: RestButtonProps) {
  const text = useText()
  const number = useNumber()
  const time = usePopupTime()
  const [asked, setAsked] = useState(false)
  if (order.cancelled === 1) {
    return (
      <Button size="primary" icon={<UndoIcon />} disabled={pending} onClick={() => onChange(0)}>
        {text('orders.revert')}
      </Button>
    )
  }
  return (
    <>
      <Button size="primary" icon={<CloseIcon />} disabled={pending} onClick={() => setAsked(true)}>
        {text('orders.cancel-rest')}
      </Button>
      <ConfirmDialog
        open={asked}
        danger
        title={text('orders.cancel-rest-title', { order: order.work_order_no })}
        message={text('orders.cancel-rest-message', { left: number(order.remaining_qty) })}
        confirmLabel={text('orders.cancel-rest')}
        cancelLabel={text('orders.keep')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          onChange(1)
        }}
        {...time}
      />
    </>
  )
}
