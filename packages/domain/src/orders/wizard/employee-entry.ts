/** The employee number of a wizard: typed or scanned, then checked by the server before the step is passed. */
import { saysNothing } from './no-value.ts'

export type EmployeeCheck = 'unchecked' | 'checking' | 'ok' | 'unknown' | 'not-allowed' | 'failed'

export interface EmployeeEntry {
  readonly number: string
  readonly check: EmployeeCheck
  readonly name: string
  /** The server's proof of the check, where one was asked for. */
  readonly verification?: string | undefined
}

export const NO_EMPLOYEE: EmployeeEntry = { number: '', check: 'unchecked', name: '' }

export interface EmployeeAnswer {
  readonly is_valid_employee: boolean
  readonly allow_sign_in: boolean
  readonly balthzar_full_name: string
  readonly verification?: string | undefined
}

/** With digits only, leading zeros stay: 007 and 7 are two people. */
export function typedEmployee(typed: string, digitsOnly: boolean): EmployeeEntry {
  return { number: digitsOnly ? typed.replace(/\D/g, '') : typed.trimStart(), check: 'unchecked', name: '' }
}

export function canBeChecked({ number }: EmployeeEntry): boolean {
  return !saysNothing(number)
}

export function answeredEmployee(number: string, answer: EmployeeAnswer | undefined): EmployeeEntry {
  if (!answer?.is_valid_employee) return { number, check: 'unknown', name: '' }
  const check = answer.allow_sign_in ? 'ok' : 'not-allowed'
  const { balthzar_full_name: name, verification } = answer
  return verification === undefined ? { number, check, name } : { number, check, name, verification }
}

export interface SignedIn {
  /** Who came to this shared terminal under a badge of their own; '' for nobody. */
  readonly onDevice: string
  readonly automaticSignIn: boolean
  /** Numbers of the employees signed in at the machine. */
  readonly signedIn: readonly string[]
  readonly onInterface: boolean
  readonly manualVerification: boolean
}

/** The number that is filled in by itself, or '' where the operator has to say who they are. */
export function autoFilledEmployee({
  onDevice,
  automaticSignIn,
  signedIn,
  onInterface,
  manualVerification,
}: SignedIn): string {
  if (!onInterface || manualVerification) return ''
  if (onDevice !== '') return onDevice
  if (!automaticSignIn) return ''
  return signedIn.length === 1 ? (signedIn[0] ?? '') : ''
}
