import { scrapCategories } from '@takt/domain/scrap/scrap-categories.register.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { RegisterPage } from '../../../parts/register/RegisterPage.tsx'
import { showRegister } from '../../../parts/register/register-view.ts'
import { useReasonCount } from '../../../parts/register/use-reason-count.ts'
import { to } from '../../../routes/to.ts'

const view = showRegister({
  of: scrapCategories,
  title: 'title.admin-scrap-categories',
  columns: [],
  deleteText: 'register.group-remove-text',
})

/** What scrap reasons stand in. */
export default function ScrapCategoriesPage() {
  const reasons = useLoad('get_scrap_reason_settings', {}, { reloadOn: ['SettingsChanged'] }).rows
  const counted = useReasonCount(reasons?.map(({ scrap_reason_category }) => scrap_reason_category))
  return <RegisterPage of={view} back={to('adminScrapReasons')} moreColumns={counted} />
}
