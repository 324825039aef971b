import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { RunningOrder } from '@takt/domain/orders/model/order.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { TextArea } from '@takt/ui/field/TextArea.tsx'
import { CheckIcon } from '@takt/ui/icon/icons.tsx'
import { useOneAtATime } from '../../../data/call/use-one-at-a-time.ts'
import { useText } from '../../../data/words/use-text.ts'
import { approveFirstPiece } from '../../../parts/setup/setup-actions.ts'
import { useGo } from '../../../routes/use-go.ts'
import { EmployeeField } from '../../../wizards/steps/employee/EmployeeField.tsx'
import styles from './FirstPieceOkPage.module.css'
import { SetupCode, SetupType } from './SetupFields.tsx'
import { useApproval } from './use-approval.ts'

const LONGEST_NOTE = 2000

interface ApprovalFormProps {
  machine: Machine
  order: RunningOrder | undefined
  /** Where it leads when it is approved. */
  back: string
}

/** All that is asked stands on one screen: who, what kind of setup, and a note. */
export function ApprovalForm({ machine, order, back }: ApprovalFormProps) {
  const text = useText()
  const go = useGo()
  const { answers, asks, missing, change } = useApproval(machine, order)
  const { pending, run } = useOneAtATime()
  const approve = () =>
    run('approve', async () => {
      const done = await approveFirstPiece({
        machine_id: machine.machine_id,
        employee: asks.employee ? answers.employee.number.trim() : '',
        setup_type: answers.setup_type.trim(),
        note: answers.note.trim(),
        sf326_stop_code: asks.setup_code ? answers.setup_code : '',
      })
      if (done) go(back, { replace: true })
    })
  return (
    <div className={styles.form}>
      {asks.employee && (
        <EmployeeField
          wide
          machine={machine}
          value={answers.employee}
          change={(employee) => change({ employee })}
          next={() => missing === undefined && approve()}
        />
      )}
      {asks.setup_type && (
        <SetupType
          machine_id={machine.machine_id}
          value={answers.setup_type}
          onChange={(setup_type) => change({ setup_type })}
        />
      )}
      {asks.setup_code && (
        <SetupCode
          machine_id={machine.machine_id}
          value={answers.setup_code}
          onChange={(setup_code) => change({ setup_code })}
        />
      )}
      {asks.note && (
        <TextArea
          label={text('setup.note')}
          rows={3}
          maxLength={LONGEST_NOTE}
          value={answers.note}
          onValueChange={(note) => change({ note })}
        />
      )}
      {missing !== undefined && <p className={styles.missing}>{text(missing)}</p>}
      <Button
        size="primary"
        variant="primary"
        icon={<CheckIcon />}
        fullWidth
        busy={pending !== null}
        why={missing && text(missing)}
        onClick={approve}
      >
        {text('setup.confirm-first-piece')}
      </Button>
    </div>
  )
}
