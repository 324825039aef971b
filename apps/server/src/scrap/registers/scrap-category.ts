import { scrapCategoryCalls } from '@takt/contract/scrap/scrap-categories.calls.ts'
import { scrapCategories } from '@takt/domain/scrap/scrap-categories.register.ts'
import { keepRegister } from '../../ground/registers/keep-register.ts'

export default keepRegister(scrapCategories, scrapCategoryCalls, {
  table: 'scrap_category',
  order: 'code',
  usedBy: [['scrap_reason', 'scrap_reason_category']],
})
