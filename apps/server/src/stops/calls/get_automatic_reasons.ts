import { getAutomaticReasons } from '@takt/contract/procedures/get_automatic_reasons.ts'
import { automaticReasonsToSee } from '../machines/automatic-reasons.ts'
import { handle } from './handle.ts'

export default handle(getAutomaticReasons, (_input, { db, session }) =>
  automaticReasonsToSee(db, { restricted: session.machine_restrictions.length > 0 }),
)
