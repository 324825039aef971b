import { getScrapCodes } from '@takt/contract/procedures/get_scrap_codes.ts'
import { scrapReasons } from '../scrap/scrap-reasons.ts'
import { handle } from './handle.ts'

export default handle(getScrapCodes, async ({ machine_id }, { db, session }) => [
  ...(await scrapReasons(db, machine_id, session.language)).usable.values(),
])
