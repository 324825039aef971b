/** A person on n machines counts 1/n on each: the number of people at a machine is a sum of shares. */
import { toDecimals } from '../ground/statistics/decimals.ts'

export interface SignedIn {
  readonly machine_id: string
  readonly signed_in: number
}

export interface Presence {
  /** Machines the person leaves. */
  readonly leaves: readonly string[]
  /** All machines the person is at from now on. */
  readonly stays: readonly string[]
  readonly share: number
}

/** Signed in at another machine: the latest one is named, and nothing changes before the person has answered. */
export interface SignedInElsewhere {
  readonly elsewhere: string
}

export function shareOf(machines: number): number {
  return machines > 0 ? toDecimals(1 / machines, 4) : 0
}

/** `exclusive`: 1 leaves all other machines, 0 stays there as well, undefined has not been asked yet. */
export function signIn(
  present: readonly SignedIn[],
  { machine_id, exclusive }: { machine_id: string; exclusive: 0 | 1 | undefined },
): Presence | SignedInElsewhere {
  const others = present.filter((place) => place.machine_id !== machine_id)
  const already = others.length < present.length
  const latest = others.toSorted((a, b) => b.signed_in - a.signed_in)[0]
  if (latest && exclusive === undefined && !already) return { elsewhere: latest.machine_id }
  const leaves = exclusive === 1 ? others.map((place) => place.machine_id) : []
  const kept = exclusive === 1 ? [] : others.map((place) => place.machine_id)
  const stays = [...kept, machine_id]
  return { leaves, stays, share: shareOf(stays.length) }
}

/** Null: the person was not there. */
export function signOut(present: readonly SignedIn[], machine_id: string): Presence | null {
  const stays = present.map((place) => place.machine_id).filter((place) => place !== machine_id)
  if (stays.length === present.length) return null
  return { leaves: [machine_id], stays, share: shareOf(stays.length) }
}
