import type { EmployeeEntry } from '@takt/domain/orders/wizard/employee-entry.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { EmployeeField } from './EmployeeField.tsx'

export interface EmployeeSettings {
  /** The operators must say themselves who they are. */
  manualVerification: boolean
}

export default function EmployeeStep(props: StepProps<EmployeeEntry, EmployeeSettings>) {
  const { value, settings, asked, change, next } = props
  return (
    <EmployeeField
      machine={asked.machine}
      manualVerification={settings.manualVerification}
      {...{ value, change, next }}
    />
  )
}
