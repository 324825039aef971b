import { isIsolated } from '@takt/domain/ground/may-use-machine.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { judge } from '@takt/domain/people/navigation/guards.ts'
import { visitFrom } from '../../routes/visit-from.ts'

/** Who has their menu and nothing else, or is a wall, looks for nothing. */
export function mayFind(session: Session | null): boolean {
  return session !== null && !session.wall_link && !isIsolated(session)
}

/** What the guards would lead away from is not found: whoever finds something also comes there. */
export function leadsThere(path: string): boolean {
  return judge(visitFrom(path, { machines: undefined, locations: undefined }, null)).go === 'stay'
}
