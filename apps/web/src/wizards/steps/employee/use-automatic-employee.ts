import { has } from '@takt/domain/ground/special-functions.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { autoFilledEmployee, type EmployeeEntry } from '@takt/domain/orders/wizard/employee-entry.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useMatchedRoute } from '../../../routes/use-matched-route.ts'

interface AutomaticOptions {
  readonly manualVerification: boolean
  readonly empty: boolean
  change(entry: EmployeeEntry): void
}

/** Fills in the one who is signed in at the machine: once, and never over what the operator typed meanwhile. */
export function useAutomaticEmployee(machine: Machine, { manualVerification, empty, change }: AutomaticOptions): void {
  const { machine_id } = machine
  const automaticSignIn = has(machine, 'automaticSignIn')
  const { rows } = useLoad('get_employees_at_machine', { machine_id }, { enabled: automaticSignIn })
  const touched = useRef(false)
  if (!empty) touched.current = true
  const onInterface = useMatchedRoute()?.facts.layout === 'machine-interface'
  const fillIn = useEffectEvent((signedIn: readonly string[]) => {
    if (touched.current) return
    const number = autoFilledEmployee({ automaticSignIn, signedIn, onInterface, manualVerification })
    if (number !== '') change({ number, check: 'checking', name: '' })
  })
  useEffect(() => {
    if (rows) fillIn(rows.map(({ employee_number }) => employee_number))
  }, [rows])
}
