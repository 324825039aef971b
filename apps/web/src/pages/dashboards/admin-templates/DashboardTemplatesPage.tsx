import { DashboardTemplates } from './DashboardTemplates.tsx'

export default function DashboardTemplatesPage() {
  return <DashboardTemplates snippets={false} />
}
