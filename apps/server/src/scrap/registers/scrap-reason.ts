import { scrapReasonCalls } from '@takt/contract/scrap/scrap-reasons.calls.ts'
import { scrapReasons } from '@takt/domain/scrap/scrap-reasons.register.ts'
import { keepRegister } from '../../ground/registers/keep-register.ts'

export default keepRegister(scrapReasons, scrapReasonCalls, {
  table: 'scrap_reason',
  order: 'code',
  names: { scrap_reason_category: ['scrap_category', 'code'] },
  usedBy: [
    ['scrap_transaction', 'scrap_reason'],
    ['material_transaction', 'scrap_reason'],
    ['stop_code', 'scrap_reason'],
    ['machine', 'scrap_reason'],
    ["(select value from company_setting where name in ('startUpScrapReason', 'machineScrapReason')) as s", 'value'],
  ],
})
