import { getAutomaticReasons } from '@takt/contract/stops/get_automatic_reasons.ts'
import { handle } from '../../ground/call/handle.ts'
import { automaticReasonsToSee } from '../../machines/automatic-reasons.ts'

export default handle(getAutomaticReasons, (_input, { db, session }) =>
  automaticReasonsToSee(db, { restricted: session.machine_restrictions.length > 0 }),
)
