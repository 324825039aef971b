import { to } from '../../../routes/to.ts'
import { ReasonGroups } from './ReasonGroups.tsx'

export default function ScrapCategoriesPage() {
  return <ReasonGroups kind="scrap" title="title.admin-scrap-categories" back={to('adminScrapReasons')} />
}
