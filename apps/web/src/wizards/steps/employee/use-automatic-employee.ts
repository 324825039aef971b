import { has } from '@takt/domain/ground/special-functions.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { autoFilledEmployee, type EmployeeEntry } from '@takt/domain/orders/wizard/employee-entry.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useMatchedRoute } from '../../../routes/use-matched-route.ts'

interface AutomaticOptions {
  readonly manualVerification: boolean
  readonly empty: boolean
  change(entry: EmployeeEntry): void
  onKnown?: ((number: string, by: KnownBy) => void) | undefined
}

/** Who it is was told without a number being typed: by the step itself, or by one press on the person. */
export type KnownBy = 'step' | 'press'

/** Fills in the one who is signed in here: once, and never over what the operator typed meanwhile. */
export function useAutomaticEmployee(
  machine: Machine,
  { manualVerification, empty, change, onKnown }: AutomaticOptions,
): void {
  const { machine_id } = machine
  const { device_employee: onDevice } = useSession()
  const automaticSignIn = has(machine, 'automaticSignIn')
  const asksMachine = automaticSignIn && onDevice === ''
  const { rows } = useLoad('get_employees_at_machine', { machine_id }, { enabled: asksMachine })
  const touched = useRef(false)
  if (!empty) touched.current = true
  const onInterface = useMatchedRoute()?.facts.layout === 'machine-interface'
  const fillIn = useEffectEvent((signedIn: readonly string[]) => {
    if (touched.current) return
    const number = autoFilledEmployee({ onDevice, automaticSignIn, signedIn, onInterface, manualVerification })
    if (number === '') return
    change({ number, check: 'checking', name: '' })
    onKnown?.(number, 'step')
  })
  const isKnown = !asksMachine || rows !== undefined
  useEffect(() => {
    if (isKnown) fillIn((rows ?? []).map(({ employee_number }) => employee_number))
  }, [isKnown, rows])
}
