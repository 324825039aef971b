import type { EmployeeEntry } from '@takt/domain/orders/wizard/employee-entry.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { StepProps } from '../../engine/define-step.ts'
import { EmployeeField } from './EmployeeField.tsx'
import type { KnownBy } from './use-automatic-employee.ts'

export interface EmployeeSettings {
  /** The operators must say themselves who they are. */
  manualVerification: boolean
  /** Who is signed in passes by itself: for wizards that name the person once more before anything is booked. */
  passesKnown: boolean
}

export default function EmployeeStep(props: StepProps<EmployeeEntry, EmployeeSettings>) {
  const { value, settings, asked, change, pick, jump, next } = props
  const [known, setKnown] = useState<{ readonly number: string; readonly by: KnownBy }>()
  const pass = useEffectEvent(() => {
    if (known?.by === 'press') pick(value)
    else if (settings.passesKnown) jump(value)
  })
  const isChecked = known !== undefined && value.number === known.number && value.check === 'ok'
  useEffect(() => {
    if (isChecked) pass()
  }, [isChecked])
  return (
    <EmployeeField
      machine={asked.machine}
      manualVerification={settings.manualVerification}
      onKnown={(number, by) => setKnown({ number, by })}
      {...{ value, change, next }}
    />
  )
}
