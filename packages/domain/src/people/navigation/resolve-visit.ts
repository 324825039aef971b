import { undefinedToAll } from '../../ground/navigation/path-rewrites.ts'
import type { Instead, Verdict, Visit } from '../../ground/navigation/visit.ts'
import { judge } from './guards.ts'

/** Where a visit ends, in one go. Rules that would send a person in a circle end in 'no access', never in a loop. */
export function resolveVisit(visit: Visit, visitTo: (path: string) => Visit): Verdict {
  const seen = new Set<string>()
  let last: Verdict | undefined
  let instead: Instead | undefined
  let choose: true | undefined
  let now = visit
  for (;;) {
    const verdict = judge(now)
    // What is refused is refused on its own page, whose address the person then sees.
    if (verdict.go !== 'to') return last ?? verdict
    if (seen.has(verdict.path)) return { go: 'no-access', missing: 'way' }
    seen.add(verdict.path)
    instead ??= verdict.instead ?? noPage(now)
    choose ??= verdict.chooseLocation
    last = {
      ...verdict,
      ...(instead === undefined ? {} : { instead }),
      ...(choose === undefined ? {} : { chooseLocation: choose }),
    }
    now = visitTo(verdict.path)
  }
}

/** Also who is sent to a start page of their own, before anybody asked whether the address is one, is told that it is none. */
function noPage({ route, session, path }: Visit): Instead | undefined {
  if (route !== undefined || session === null || undefinedToAll(path) !== path) return undefined
  return { of: 'page', asked: path, shown: '' }
}
