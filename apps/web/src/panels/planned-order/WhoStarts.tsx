import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { goesOnBeside, type StartAnswers, type StartedWith } from '@takt/domain/orders/start-chain.ts'
import { NO_EMPLOYEE } from '@takt/domain/orders/wizard/employee-entry.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { useState } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { usePopupTime } from '../../data/stops/use-popup-time.ts'
import { useText } from '../../data/words/use-text.ts'
import { useDiscardQuestion } from '../../parts/leave-guard/use-discard-question.tsx'
import { EmployeeField } from '../../wizards/steps/employee/EmployeeField.tsx'
import styles from './PlannedOrderPanel.module.css'

interface WhoStartsProps {
  machine: Machine
  order: StartedWith
  onAnswer: (part: Partial<StartAnswers>) => void
  onAbort: () => void
}

/** The person whose name the start carries, whoever is signed in at the terminal. */
export function WhoStarts({ machine, order, onAnswer, onAbort }: WhoStartsProps) {
  const text = useText()
  const [entry, setEntry] = useState(NO_EMPLOYEE)
  const { machine_id } = machine
  const running = useLoad('get_running_orders', { machine_id }, { reloadOn: ['OrderChanged'] })
  const beside = goesOnBeside(machine, order, running.rows ?? [])
  const known = entry.check === 'ok'
  const { leave, question } = useDiscardQuestion(entry.number !== '', onAbort)
  const missing = known ? '' : text('wizard.employee.enter')
  const start = () => known && onAnswer({ employee_id: entry.number.trim() })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      onTimeOut={onAbort}
      title={text('start.who')}
      closeLabel={text('shell.close')}
      closesBeside={false}
      missing={missing}
      footer={
        <>
          <Button size="primary" onClick={leave}>
            {text('shell.cancel')}
          </Button>
          <Button size="primary" variant="primary" why={missing} onClick={start}>
            {text('start.start')}
          </Button>
        </>
      }
      {...usePopupTime()}
    >
      {beside.length > 0 && (
        <p className={styles.beside} role="status">
          {text('start.beside', { orders: beside.join(', ') })}
        </p>
      )}
      <EmployeeField wide machine={machine} value={entry} change={setEntry} next={start} />
      {question}
    </Dialog>
  )
}
