import type { Refusal } from '../ground/refusal.ts'

interface BundleToReport {
  readonly bundle_no: number
  readonly machine_id: string
  readonly planned_qty: number
  readonly reported: boolean
}

interface Report {
  readonly machine_id: string
  readonly good_qty: number
  /** The person has said that it really is more than planned. */
  readonly over: boolean
}

/** From nothing to what was planned, more only when that was confirmed; and once. */
export function reportProblem(bundle: BundleToReport, report: Report): Refusal | null {
  const { bundle_no, planned_qty } = bundle
  if (bundle.machine_id !== report.machine_id)
    return { refusal: 'bundle-of-another-machine', values: { bundle_no, machine_id: bundle.machine_id } }
  if (bundle.reported) return { refusal: 'bundle-reported', values: { bundle_no } }
  return isOver(bundle, report.good_qty) && !report.over
    ? { refusal: 'bundle-over-planned', values: { bundle_no, planned_qty } }
    : null
}

export function isOver(bundle: { readonly planned_qty: number }, good_qty: number): boolean {
  return good_qty > bundle.planned_qty
}
