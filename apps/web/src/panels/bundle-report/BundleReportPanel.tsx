import { enteredAmount } from '@takt/domain/ground/entered-amount.ts'
import { isOver } from '@takt/domain/planning/report-bundle.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { CheckIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { usePopupTime } from '../../data/stops/use-popup-time.ts'
import { useNumber } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import { OrderWords } from '../OrderWords.tsx'
import row from '../PanelRow.module.css'
import styles from './BundleReportPanel.module.css'

export interface BundleReportAnswer {
  readonly good_qty: number
  /** The person has said that it is more than planned. */
  readonly over_confirmed: boolean
}

type Props = PanelProps<'unreported-bundle', BundleReportAnswer>

export default function BundleReportPanel(props: Props) {
  // Another bundle begins with what was planned of it.
  return <BundleReport key={props.selection.bundle.bundle_no} {...props} />
}

function BundleReport({ selection, busy, perform }: Props) {
  const text = useText()
  const number = useNumber()
  const time = usePopupTime()
  const { bundle } = selection
  const [typed, setTyped] = useState(String(bundle.planned_qty))
  const [asking, setAsking] = useState(false)
  const quantity = enteredAmount(typed)
  const report = (over_confirmed: boolean) => {
    setAsking(false)
    if (quantity !== null) void perform({ good_qty: quantity, over_confirmed })
  }
  const shown = number(quantity ?? 0)
  return (
    <form
      noValidate
      className={row.row}
      onSubmit={(event) => {
        event.preventDefault()
        if (busy || quantity === null) return
        if (isOver(bundle, quantity)) setAsking(true)
        else report(false)
      }}
    >
      <OrderWords
        head={[text('planning.bundle', { bundle: bundle.bundle_no }), bundle.machine_id]}
        about={bundle.cards.map(({ work_order_no }) => work_order_no).join(', ')}
      />
      <TextField
        className={styles.quantity}
        size="primary"
        label={text('bundles.quantity')}
        inputMode="decimal"
        error={quantity === null && text('bundles.enter-quantity')}
        value={typed}
        onValueChange={setTyped}
      />
      <Button
        size="primary"
        variant="primary"
        type="submit"
        icon={<CheckIcon />}
        busy={busy}
        why={quantity === null && text('bundles.enter-quantity')}
      >
        {text('bundles.confirm')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text('bundles.over-title')}
        message={text('bundles.over-text', { quantity: shown, planned: number(bundle.planned_qty) })}
        confirmLabel={text('bundles.over-yes', { quantity: shown })}
        cancelLabel={text('shell.cancel')}
        onConfirm={() => report(true)}
        onCancel={() => setAsking(false)}
        {...time}
      />
    </form>
  )
}
