import { can } from '@takt/domain/ground/permissions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { FileIcon } from '@takt/ui/icon/document-icons.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useWhyNot } from '../../../data/session/may-call.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MayNotAdd } from '../../../parts/may-not-add/MayNotAdd.tsx'
import { ImportDashboard } from '../../../parts/new-dashboard/ImportDashboard.tsx'
import { NewDashboard } from '../../../parts/new-dashboard/NewDashboard.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { TemplateLinks } from '../../../parts/template-links/TemplateLinks.tsx'
import { to } from '../../../routes/to.ts'

/** Dashboards, or the pieces that dashboards are put together from; each opens in the builder. */
export function DashboardTemplates({ snippets }: { snippets: boolean }) {
  const text = useText()
  const [importing, setImporting] = useState(false)
  const mayAdd = can(useSession(), 'add-dashboard-templates')
  const mayNotSave = useWhyNot('save_config', { system_function: 'dashboards' })
  const needed = text('shell.missing-permission', { permission: text('permission.add-dashboard-templates') })
  const why = mayAdd ? mayNotSave : needed
  const load = useLoad('get_configs', { system_function: 'dashboards' }, { reloadOn: ['ConfigChanged'] })
  const shown = (load.rows ?? []).filter(({ isSnippet }) => isSnippet === snippets)
  const title = text(snippets ? 'title.admin-snippets' : 'title.admin-dashboards')
  return (
    <PageFrame
      layout="flow"
      title={title}
      about={load.rows && text('templates.count', { count: shown.length })}
      back={to('admin')}
      load={load}
      failed={text('admin.failed')}
      tools={
        why === '' ? (
          <>
            <Button icon={<FileIcon />} onClick={() => setImporting(true)}>
              {text('import-dashboard.open')}
            </Button>
            <NewDashboard variant="primary" snippet={snippets} />
          </>
        ) : (
          <MayNotAdd why={why}>{text(snippets ? 'new-snippet.button' : 'new-dashboard.button')}</MayNotAdd>
        )
      }
    >
      <TemplateLinks
        label={title}
        links={shown.map(({ slug, title: name, changed_by, snippetTag }) => ({
          key: slug,
          path: snippets ? to('snippetBuilder', { dashboard: slug }) : to('dashboardBuilder', { dashboard: slug }),
          name,
          about: text('templates.changed-by', { slug, who: changed_by || '–' }) + (snippetTag && ` · ${snippetTag}`),
        }))}
        empty={text('templates.none')}
      />
      {importing && <ImportDashboard onClose={() => setImporting(false)} />}
    </PageFrame>
  )
}
