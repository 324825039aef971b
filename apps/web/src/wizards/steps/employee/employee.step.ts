import { canBeChecked, type EmployeeEntry, NO_EMPLOYEE } from '@takt/domain/orders/wizard/employee-entry.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { defineStep, type Verdict } from '../../engine/define-step.ts'

const WAITING: Record<Exclude<EmployeeEntry['check'], 'ok'>, TextKey> = {
  unchecked: 'wizard.employee.unchecked',
  checking: 'wizard.employee.checking',
  unknown: 'wizard.employee.another',
  'not-allowed': 'wizard.employee.another',
  failed: 'wizard.employee.failed',
}

/** Who reports. The number is checked by the server, and the name shown, before the step is passed. */
export const employee = defineStep({
  id: 'employee',
  label: 'wizard.employee',
  initial: NO_EMPLOYEE,
  settings: { manualVerification: false, passesKnown: false },
  advancesOnPick: true,
  check: checkEmployee,
  takesScan: true,
  load: () => import('./EmployeeStep.tsx'),
})

function checkEmployee(entry: EmployeeEntry): Verdict {
  if (!canBeChecked(entry)) return { blocked: { key: 'wizard.employee.enter' } }
  if (entry.check === 'ok') return 'ok'
  return { blocked: { key: WAITING[entry.check] } }
}
