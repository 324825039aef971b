import { getScrapAdjustments } from '@takt/contract/scrap/get_scrap_adjustments.ts'
import { handle } from '../../ground/call/handle.ts'
import { bookedPerReason } from '../book-scrap.ts'
import { scrapReasons } from '../scrap-reasons.ts'

export default handle(getScrapAdjustments, async (input, { db, session }) => {
  const { all } = await scrapReasons(db, input.machine_id, session.language)
  return [...(await bookedPerReason(db, input))].flatMap(([scrap_reason, original_qty]) => {
    const reason = all.get(scrap_reason)
    if (!reason) return []
    const { description, scrap_reason_color, scrap_text_flag } = reason
    return [{ scrap_reason, description, scrap_reason_color, scrap_text_flag, original_qty }]
  })
})
