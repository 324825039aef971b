import type { Refusal } from '../../ground/refusal.ts'

export const CLOSED = 0
export const OPEN = 1

export interface Insert {
  readonly insert_location: number
  readonly status: number
}

export interface CavityUser {
  readonly settings: { readonly show_cavities: number }
}

const VIEW = 1
const EDIT = 3

export function mayViewCavities({ settings }: CavityUser): boolean {
  return settings.show_cavities >= VIEW
}

export function mayChangeCavities({ settings }: CavityUser): boolean {
  return settings.show_cavities === EDIT
}

export function canOpen({ status }: Pick<Insert, 'status'>, user: CavityUser): boolean {
  return mayChangeCavities(user) && status === CLOSED
}

export function canClose({ status }: Pick<Insert, 'status'>, user: CavityUser): boolean {
  return mayChangeCavities(user) && status !== CLOSED
}

export interface CavityRequest {
  readonly tool_id: string
  readonly insert_locations: readonly number[]
  readonly to: typeof OPEN | typeof CLOSED
}

export interface CavityChanges {
  readonly changed: readonly { readonly insert_location: number; readonly from: number; readonly to: number }[]
  /** Closed inserts of the tool afterwards: what the machine's pieces per cycle are lowered by. */
  readonly closed: number
}

/** All of them or none: half a change would leave the operator with another tool than they see. */
export function changeCavities(
  request: CavityRequest,
  mounted: { readonly tool_id: string; readonly inserts: readonly Insert[] },
): CavityChanges | Refusal {
  if (request.tool_id !== mounted.tool_id) return { refusal: 'tool-changed', values: { tool_id: mounted.tool_id } }
  const wanted = new Set(request.insert_locations)
  for (const location of wanted) {
    const found = mounted.inserts.find(({ insert_location }) => insert_location === location)
    if (!found) return { refusal: 'insert-unknown', values: { location } }
    if ((found.status === CLOSED) === (request.to === CLOSED)) {
      return { refusal: 'changed-by-someone-else', values: { reason: location } }
    }
  }
  const changed = mounted.inserts
    .filter(({ insert_location }) => wanted.has(insert_location))
    .map(({ insert_location, status }) => ({ insert_location, from: status, to: request.to }))
  const untouched = mounted.inserts.filter(
    ({ insert_location, status }) => !wanted.has(insert_location) && status === CLOSED,
  )
  return { changed, closed: untouched.length + (request.to === CLOSED ? changed.length : 0) }
}
