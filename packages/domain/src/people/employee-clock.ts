import { type Presence, type SignedIn, type SignedInElsewhere, shareOf } from './sign-in-shares.ts'

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
