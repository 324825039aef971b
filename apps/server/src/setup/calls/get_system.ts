import { getSystem } from '@takt/contract/setup/get_system.ts'
import { systemAlerts } from '@takt/domain/setup/system/system-alerts.ts'
import { handle } from '../../ground/call/handle.ts'
import { companySystem } from '../system/company-system.ts'
import { installationState } from '../system/installation-state.ts'

const MOST_SLOW_CALLS = 10

export default handle(getSystem, async (_input, context) => {
  const { db, now, server, session } = context
  const installation = server.installation.isToldTo(session.company_key) ? await installationState(context) : null
  const company = await companySystem(context)
  return [
    {
      checked_at: new Date(now).toISOString(),
      alerts: systemAlerts(installation, company, now),
      installation,
      ...company,
      slow_calls: server.installation.slowCalls(db.company_id, MOST_SLOW_CALLS),
    },
  ]
})
