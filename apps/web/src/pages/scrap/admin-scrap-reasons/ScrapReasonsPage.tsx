import { scrapCategories } from '@takt/domain/scrap/scrap-categories.register.ts'
import { scrapReasons } from '@takt/domain/scrap/scrap-reasons.register.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { RegisterPage } from '../../../parts/register/RegisterPage.tsx'
import { showRegister } from '../../../parts/register/register-view.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'

const view = showRegister({
  of: scrapReasons,
  title: 'title.admin-scrap-reasons',
  columns: ['scrap_reason_category', 'erp_scrap_code', 'machines', 'active'],
  names: { scrap_reason_category: scrapCategories },
  hints: {
    erp_scrap_code: 'scrap-reasons.erp-hint',
    scrap_cost: 'scrap-reasons.cost-hint',
    machines: 'scrap-reasons.machines-hint',
  },
})

/** Where the ERP has no code of its own it is told ours. */
const cells = {
  erp_scrap_code: ({ erp_scrap_code, code }: { erp_scrap_code: string; code: string }) => erp_scrap_code || code,
}

/** The reasons scrap can have, in which category and at which machines. */
export default function ScrapReasonsPage() {
  const text = useText()
  const go = useGo()
  return (
    <RegisterPage
      of={view}
      cells={cells}
      tools={<Button onClick={() => go(to('adminScrapCategories'))}>{text('scrap-reasons.categories')}</Button>}
    />
  )
}
