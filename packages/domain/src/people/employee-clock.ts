import { type Presence, type SignedIn, type SignedInElsewhere, shareOf } from './sign-in-shares.ts'

/** After so many wrong PINs in a row a terminal takes none for a while. */
const FREE_TRIES = 5
const LOCKED_MS = 60_000

/** Seconds until the next PIN is looked at; 0 when it is. */
export function pinWaitSeconds(
  tries: { readonly failures: number; readonly last_failure: number },
  now: number,
): number {
  if (tries.failures < FREE_TRIES) return 0
  return Math.max(0, Math.ceil((tries.last_failure + LOCKED_MS - now) / 1000))
}

/** How many wrong ones in a row there are now; a lock that is over begins a new row. */
export function failuresAfter(
  tries: { readonly failures: number; readonly last_failure: number } | null,
  now: number,
): number {
  if (!tries || now - tries.last_failure >= LOCKED_MS) return 1
  return tries.failures + 1
}

/** Several machines at once. Whoever is elsewhere is asked first; the question names the latest machine. */
export function clockIn(
  present: readonly SignedIn[],
  on: { machines: readonly string[]; exclusive: boolean | undefined },
): Presence | SignedInElsewhere {
  const wanted = [...new Set(on.machines)]
  const others = present.filter(({ machine_id }) => !wanted.includes(machine_id))
  const latest = others.toSorted((a, b) => b.signed_in - a.signed_in)[0]
  if (latest && on.exclusive === undefined) return { elsewhere: latest.machine_id }
  const names = others.map(({ machine_id }) => machine_id)
  const stays = on.exclusive ? wanted : [...names, ...wanted]
  return { leaves: on.exclusive ? names : [], stays, share: shareOf(stays.length) }
}
