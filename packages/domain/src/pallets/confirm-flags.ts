import type { Refusal } from '../ground/refusal.ts'
import { has, type MachineFunctions } from '../ground/special-functions.ts'
import { isAboveOwnErpIds } from './erp-id.ts'
import { type FlagHindrance, flagRefusal } from './flag-refusal.ts'

/** W: the ERP does not have it yet, T: it has, N: it is never told. */
export type FlagErpStatus = 'W' | 'T' | 'N'

export interface FlagToConfirm {
  readonly recordNo: number
  readonly erpId: string
  readonly erpStatus: FlagErpStatus
  readonly status: '' | 'Cancelled'
  /** '' until somebody has confirmed it. */
  readonly confirmed: string
}

export function whyNotConfirm(flag: FlagToConfirm, machine: MachineFunctions): FlagHindrance | undefined {
  if (flag.status === 'Cancelled') return 'cancelled'
  if (flag.erpStatus === 'N') return 'incompatible'
  if (flag.erpStatus === 'T') return 'transferred'
  if (flag.confirmed !== '') return 'confirmed'
  if (has(machine, 'blockHighErpIds') && isAboveOwnErpIds(flag.erpId)) return 'above-own-ids'
  return undefined
}

/** Of flags that a person chose one by one: the first reason stands for all, and the button says it. */
export function whyNotConfirmChosen(
  flags: readonly FlagToConfirm[],
  machine: MachineFunctions,
): FlagHindrance | undefined {
  for (const flag of flags) {
    const why = whyNotConfirm(flag, machine)
    if (why !== undefined) return why
  }
  return undefined
}

/** What "select all" means: a flag that cannot be confirmed would take the button from all the others. */
export function flagsToConfirm<F extends FlagToConfirm>(flags: readonly F[], machine: MachineFunctions): F[] {
  return flags.filter((flag) => whyNotConfirm(flag, machine) === undefined)
}

export interface FlagOutcome {
  readonly recordNo: number
  readonly outcome: 'confirmed' | 'skipped' | 'refused'
  readonly why: '' | FlagHindrance
}

/**
 * What becomes of each of the flags. Those that the ERP never takes are skipped, those that are confirmed already are
 * refused one by one; a number that SF455 forbids refuses the whole list, and so does a list of which nothing is left.
 */
export function confirmFlags(flags: readonly FlagToConfirm[], machine: MachineFunctions): FlagOutcome[] | Refusal {
  const outcomes = flags.map((flag): FlagOutcome => {
    const why = whyNotConfirm(flag, machine)
    const outcome = why === undefined ? 'confirmed' : why === 'incompatible' ? 'skipped' : 'refused'
    return { recordNo: flag.recordNo, outcome, why: why ?? '' }
  })
  const above = outcomes.find(({ why }) => why === 'above-own-ids')
  const first = above ?? (outcomes.some(({ outcome }) => outcome === 'confirmed') ? undefined : outcomes[0])
  return first && first.why !== '' ? flagRefusal(first.why, first.recordNo) : outcomes
}
