import type { ClientRequest } from '@takt/domain/ground/admin-actions.ts'
import { forgetAnalysis } from '../../data/scrap/analysis-database.ts'
import { hasUnsaved } from '../../data/session/unsaved.ts'
import { currentSession } from '../../device/session-store.ts'
import { askBeforeRefresh } from './refresh-asked.ts'

/** What an administrator asked of every screen. A person in the middle of something is asked before it is lost. */
export function obeyAdministrator(what: ClientRequest): void {
  if (what === 'clear-local-data') {
    const company = currentSession()?.company_id
    if (company !== undefined) void forgetAnalysis(company)
    return
  }
  const refresh = () => location.reload()
  if (hasUnsaved()) askBeforeRefresh({ refresh, keep: () => undefined })
  else refresh()
}
