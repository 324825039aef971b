import { has } from '../ground/special-functions.ts'
import { isResource } from '../machines/has-order.ts'

type Place = Parameters<typeof isResource>[0] & Parameters<typeof has>[0]

/** Nobody stands at what is only planned on, nor where the plant does not register people. */
export function maySignInAt(machine: Place): boolean {
  return !isResource(machine) && has(machine, 'employeeSignIn')
}
