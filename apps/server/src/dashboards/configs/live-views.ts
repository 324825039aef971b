import type { LiveView as Stored } from '@takt/domain/dashboards/live-view.ts'
import { LiveView } from '@takt/domain/dashboards/model/live-view.ts'
import { reachesLevel } from '@takt/domain/ground/levels.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { can } from '@takt/domain/ground/permissions.ts'

/** Null for what an older version stored and nobody can draw. */
export function readLiveView(config: unknown): Stored | null {
  return LiveView.safeParse(config).data ?? null
}

/** Seeing one needs its level; who may see the templates in the administration sees all. */
export function mayKnowLiveView(session: Session, view: Stored): boolean {
  return reachesLevel(session, view.userlevel) || can(session, 'view-liveviews-templates')
}
