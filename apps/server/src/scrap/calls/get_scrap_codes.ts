import { getScrapCodes } from '@takt/contract/scrap/get_scrap_codes.ts'
import { handle } from '../../ground/call/handle.ts'
import { scrapReasons } from '../scrap-reasons.ts'

export default handle(getScrapCodes, async ({ machine_id }, { db, session }) => [
  ...(await scrapReasons(db, machine_id, session.language)).usable.values(),
])
