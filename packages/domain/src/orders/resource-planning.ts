import type { Refusal } from '../ground/refusal.ts'

/** Orders planned within so many days are offered to a resource, unless the company says otherwise. */
export const RESOURCE_PLANNING_DAYS = 2

export function resourcePlanningDays(setting: string): number {
  const days = Number(setting)
  return Number.isInteger(days) && days > 0 ? days : RESOURCE_PLANNING_DAYS
}

const PLANNING = 2

/** Only a planning resource takes orders on, and only planned ones of its own department. */
export function planForResource(
  resource: { readonly machine_id: string; readonly resource_type: number; readonly department: string },
  card: { readonly card_no: string; readonly status: string; readonly department: string },
): Refusal | null {
  const { machine_id } = resource
  const { card_no } = card
  if (resource.resource_type !== PLANNING) return { refusal: 'not-a-planning-resource', values: { machine_id } }
  if (card.department !== resource.department) {
    return { refusal: 'order-of-another-department', values: { card_no, machine_id } }
  }
  return card.status === 'planned' ? null : { refusal: 'order-not-planned', values: { card_no } }
}
