import { has } from '@takt/domain/ground/special-functions.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { RunningOrder } from '@takt/domain/orders/model/order.ts'
import { type EmployeeEntry, NO_EMPLOYEE } from '@takt/domain/orders/wizard/employee-entry.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { useState } from 'react'

export interface Approval {
  readonly employee: EmployeeEntry
  readonly setup_type: string
  /** '' = the reason that the stop has. */
  readonly setup_code: string
  readonly note: string
}

interface ApprovalForm {
  readonly answers: Approval
  readonly asks: {
    readonly employee: boolean
    readonly setup_type: boolean
    readonly setup_code: boolean
    readonly note: boolean
  }
  /** What is still to be said before it can be approved. */
  readonly missing: TextKey | undefined
  change(change: Partial<Approval>): void
}

/** What the machine's functions ask of the one who approves. */
export function useApproval(machine: Machine, order: RunningOrder | undefined): ApprovalForm {
  const [answers, setAnswers] = useState<Approval>({ employee: NO_EMPLOYEE, setup_type: '', setup_code: '', note: '' })
  const asks = {
    employee: has(machine, 'firstPieceAsksEmployee'),
    setup_type: has(machine, 'firstPieceAsksSetupType'),
    setup_code: has(machine, 'setupStopReason'),
    note: has(machine, 'firstPieceAsksNote'),
  }
  const missing: TextKey | undefined =
    order === undefined
      ? 'setup.order-needed'
      : asks.employee && answers.employee.check !== 'ok'
        ? 'setup.employee-needed'
        : asks.setup_type && answers.setup_type.trim() === ''
          ? 'setup.type-needed'
          : undefined
  return { answers, asks, missing, change: (change) => setAnswers((before) => ({ ...before, ...change })) }
}
