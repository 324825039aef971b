import type { Refusal } from '../ground/refusal.ts'
import type { Identity } from './cover-person.ts'

/** Without those that are read as another: 0 and O, 1, I and L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 5

/** Random, so that nothing leads back: `next` gives a number below its argument. */
export function newSign(next: (below: number) => number): string {
  return Array.from({ length: LENGTH }, () => SIGNS[next(SIGNS.length)]).join('')
}

/** Who a person is afterwards, in every language. */
export function pseudonymOf(sign: string): Identity {
  const name = `Person ${sign}`
  return {
    username: `person-${sign.toLowerCase()}`,
    full_name: name,
    employee_name: name,
    employee_number: `P-${sign}`,
    email: '',
  }
}

interface ToErase {
  readonly self: boolean
  readonly wholePlant: boolean
  readonly identity: Pick<Identity, 'username' | 'full_name'>
  /** What the person who asks for it has typed. */
  readonly typed: string
  /** Machines at which they are signed in. */
  readonly atWork: readonly string[]
  /** Nobody could open the administration any more. */
  readonly lastAdministrator: boolean
  readonly isErased: boolean
}

/** The name that has to be typed. */
export function nameToType({ username, full_name }: Pick<Identity, 'username' | 'full_name'>): string {
  return full_name.trim() || username
}

/** Why a person is not erased; null when they are. */
export function erasureProblem(of: ToErase): Refusal | null {
  if (!of.wholePlant) return { refusal: 'erase-whole-plant', values: {} }
  if (of.self) return { refusal: 'erase-self', values: {} }
  if (of.isErased) return { refusal: 'erased-already', values: {} }
  if (of.lastAdministrator) return { refusal: 'erase-last-administrator', values: {} }
  const [machine_id] = of.atWork
  if (machine_id !== undefined) return { refusal: 'erase-at-work', values: { machine_id } }
  const name = nameToType(of.identity)
  return of.typed.trim() === name ? null : { refusal: 'erase-name-differs', values: { name } }
}
