import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { confirmationState } from '@takt/domain/orders/confirmation-state.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useState } from 'react'
import { CallFailure, call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useDiscardQuestion } from '../../../parts/leave-guard/use-discard-question.tsx'
import { PickEmployee } from '../../PickEmployee.tsx'
import styles from './CancellationsDialog.module.css'

type Cancellation = ProcedureRow<'get_unconfirmed_cancellations'>
const keyOf = ({ recordNo, card_no }: Cancellation) => `${recordNo}/${card_no}`

/** Cancellations that nobody has confirmed and the ERP has not taken: one that was a mistake is reverted. */
export default function CancellationsDialog({ machine_id, onClose }: { machine_id: string; onClose: () => void }) {
  const text = useText()
  const session = useSession()
  const load = useLoad(
    'get_unconfirmed_cancellations',
    { machine_id },
    { reloadOn: ['NewOrderCancellation', 'OrderChanged'] },
  )
  const [chosen, setChosen] = useState<string | null>(null)
  const began = session.device_employee || session.employee_number
  const [employee, setEmployee] = useState(began)
  /** Whose number the last one was reverted with: it is no entry that could be lost. */
  const [kept, setKept] = useState(began)
  // Of an order with nothing left to make nothing comes back into the plan.
  const rows = load.rows?.filter(({ remaining_qty }) => remaining_qty > 0)
  const one = rows?.find((row) => keyOf(row) === chosen)
  const { leave, question } = useDiscardQuestion(one !== undefined || employee !== kept, onClose)
  const [busy, setBusy] = useState(false)
  /** What became of the last one: done, or why not. */
  const [said, setSaid] = useState('')
  const ready = one !== undefined && employee.trim() !== ''
  const missing = () => {
    if (ready || !rows?.length) return ''
    return one ? text('form.missing', { fields: text('wizard.employee') }) : text('cancellations.none-chosen')
  }
  const revert = async () => {
    if (!one || busy) return
    setBusy(true)
    try {
      const { recordNo: record_no, card_no } = one
      await call('delete_cancellation_order', { machine_id, record_no, card_no, employee: employee.trim() })
      setSaid(text('cancellations.reverted', { order: one.work_order_no }))
      setChosen(null)
      setKept(employee)
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      setSaid(problem.message)
    } finally {
      setBusy(false)
      void load.reload()
    }
  }
  return (
    <Dialog
      open
      size="m"
      closesBeside={false}
      title={text('cancellations.title')}
      closeLabel={text('shell.close')}
      missing={missing()}
      onOpenChange={(open) => !open && leave()}
      footer={
        <Button size="primary" variant="primary" busy={busy} why={missing()} onClick={() => void revert()}>
          {text('cancellations.revert')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{text('cancellations.about')}</p>
        {load.error && (
          <ErrorState
            message={text('cancellations.not-loaded')}
            text={load.error.message}
            retryLabel={text('wizard.retry')}
            onRetry={() => void load.reload()}
          />
        )}
        {!load.rows && !load.error && <LoadingState label={text('wizard.list-loading')} />}
        {rows?.length === 0 && said === '' && <EmptyState title={text('cancellations.none')} />}
        <ul className={styles.list}>
          {rows?.map((row) => (
            <li key={keyOf(row)}>
              <Choice row={row} chosen={keyOf(row) === chosen} onChoose={() => setChosen(keyOf(row))} />
            </li>
          ))}
        </ul>
        {rows !== undefined && rows.length > 0 && (
          <>
            <TextField
              label={text('wizard.employee')}
              required
              maxLength={40}
              value={employee}
              onValueChange={setEmployee}
            />
            <PickEmployee onPick={setEmployee} />
          </>
        )}
        <p role="status">{said}</p>
      </div>
      {question}
    </Dialog>
  )
}

function Choice({ row, chosen, onChoose }: { row: Cancellation; chosen: boolean; onChoose: () => void }) {
  const text = useText()
  const number = useNumber()
  const { work_order_no, part_no, remaining_qty, status, last_error } = row
  const { key, values } = confirmationState({ cancellation_status: status, last_error, flags_waiting: 0 })
  return (
    <Button size="primary" fullWidth aria-pressed={chosen} onClick={onChoose}>
      <span className={styles.row}>
        <span>
          {work_order_no} <small>{part_no}</small>
        </span>
        <span>
          {text('cancellations.rest', { count: number(remaining_qty) })}{' '}
          <small>
            {status === '' ? text('cancellations.untold') : text(`wizard.unconfirmed-order.${key}`, values)}
          </small>
        </span>
      </span>
    </Button>
  )
}
