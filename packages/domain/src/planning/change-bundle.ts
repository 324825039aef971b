import type { Refusal } from '../ground/refusal.ts'

export interface BundleToChange {
  readonly bundle_no: number
  readonly booked_machine_id: string
  readonly reported: boolean
}

export type BundleAction = 'delete' | 'split' | 'swap' | 'book' | 'unbook'

/** A reported bundle is history. A booked one keeps its place: it is neither deleted, moved nor booked again. */
export function changeProblem(bundle: BundleToChange, action: BundleAction): Refusal | null {
  const { bundle_no, booked_machine_id } = bundle
  if (bundle.reported) return { refusal: 'bundle-reported', values: { bundle_no } }
  const needsUnbooked = action === 'delete' || action === 'swap' || action === 'book'
  if (needsUnbooked && booked_machine_id !== '') {
    return { refusal: 'bundle-booked', values: { bundle_no, machine_id: booked_machine_id } }
  }
  return null
}

/** Some of the bundle's cards leave it, and at least one stays. */
export function splitProblem(
  bundle: { readonly bundle_no: number; readonly card_nos: readonly string[] },
  leaving: readonly string[],
): Refusal | null {
  const { bundle_no } = bundle
  const stranger = leaving.find((card_no) => !bundle.card_nos.includes(card_no))
  if (stranger !== undefined) return { refusal: 'bundle-without-card', values: { bundle_no, card_no: stranger } }
  return new Set(leaving).size < bundle.card_nos.length ? null : { refusal: 'bundle-keeps-one', values: { bundle_no } }
}

/** A new order names every bundle of the machine once, and no other. */
export function isWholeList(current: readonly number[], wanted: readonly number[]): boolean {
  const named = new Set(wanted)
  return wanted.length === current.length && current.every((bundle_no) => named.has(bundle_no))
}
