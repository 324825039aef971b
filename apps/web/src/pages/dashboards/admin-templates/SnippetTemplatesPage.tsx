import { DashboardTemplates } from './DashboardTemplates.tsx'

export default function SnippetTemplatesPage() {
  return <DashboardTemplates snippets />
}
