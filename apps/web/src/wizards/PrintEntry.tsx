import { whyNotPrint } from '@takt/domain/pallets/copies.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { NumberField } from '@takt/ui/field/NumberField.tsx'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useEffect, useState } from 'react'
import { useLoad } from '../data/call/use-load.ts'
import { usePrinters } from '../data/pallets/use-printers.ts'
import { usePopupTime } from '../data/stops/use-popup-time.ts'
import { useText } from '../data/words/use-text.ts'
import type { Asked, StepProps } from './engine/define-step.ts'
import styles from './PrintEntry.module.css'
import { PrinterField } from './PrinterField.tsx'
import type { PrintValue } from './print-value.ts'

type PrintEntryProps = Pick<StepProps<PrintValue, object>, 'value' | 'change' | 'prefill' | 'tellFailure'> & {
  asked: Asked
  label: string
  most: number
}

/** How many, on which printer; and the question that a blocked order asks before. */
export function PrintEntry({ value, asked, label, most, change, prefill, tellFailure }: PrintEntryProps) {
  const text = useText()
  const time = usePopupTime()
  const [asking, setAsking] = useState(false)
  const { machine_id } = asked.machine
  const { preset } = usePrinters(machine_id)
  const card_no = asked.order?.card_no ?? ''
  const order = useLoad(
    'get_print_order',
    { machine_id, card_no },
    { enabled: card_no !== '', reloadOn: ['OrderChanged'] },
  )
  const known = order.rows?.[0]
  const blocked = known === undefined ? null : known.print_blocked === 1
  const printer = value.printer === '' ? preset : value.printer
  // After every render: another field that was filled in the same moment may have taken this one back.
  useEffect(() => {
    if (printer !== value.printer || blocked !== value.blocked) prefill({ ...value, printer, blocked })
  })
  const answer = (anyway: boolean) => {
    setAsking(false)
    if (anyway) change({ ...value, anyway })
    else tellFailure({ key: 'print.declined' })
  }
  return (
    <div className={styles.entry}>
      <PrinterField
        machine_id={machine_id}
        value={value.printer}
        onValueChange={(printer) => change({ ...value, printer })}
      />
      <NumberField
        size="primary"
        label={label}
        required
        step={1}
        value={value.copies}
        onValueChange={(copies) => change({ ...value, copies })}
        error={whyNotPrint({ ...value, printer: '-' }, most) && text('print.needs-copies', { most })}
        decreaseLabel={text('pallet.less')}
        increaseLabel={text('pallet.more')}
      />
      {value.blocked && (
        <div className={styles.blocked}>
          <WarningIcon size={24} />
          <p>{text(value.anyway ? 'print.goes-anyway' : 'print.is-blocked')}</p>
          {!value.anyway && <Button onClick={() => setAsking(true)}>{text('print.anyway')}</Button>}
        </div>
      )}
      {order.error && known === undefined && <p className={styles.failed}>{order.error.message}</p>}
      <ConfirmDialog
        open={asking}
        danger
        title={text('print.blocked-title', { order: asked.order?.work_order_no ?? '' })}
        message={text('print.blocked')}
        confirmLabel={text('print.anyway')}
        cancelLabel={text('print.do-not')}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
        {...time}
      />
    </div>
  )
}
