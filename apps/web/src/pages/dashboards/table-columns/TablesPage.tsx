import { can } from '@takt/domain/ground/permissions.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { TemplateLinks } from '../../../parts/template-links/TemplateLinks.tsx'
import { to } from '../../../routes/to.ts'
import { NoColumnRight } from './NoColumnRight.tsx'
import { columnTables } from './tables.ts'

/** The tables whose columns can be chosen. */
export default function TablesPage() {
  const text = useText()
  const session = useSession()
  if (!can(session, 'change-own-webcolumns') && !can(session, 'change-default-webcolumns')) return <NoColumnRight />
  return (
    <PageFrame
      layout="flow"
      title={text('title.admin-tables')}
      about={text('templates.count', { count: columnTables.length })}
      back={to('admin')}
    >
      <TemplateLinks
        label={text('title.admin-tables')}
        links={columnTables.map(({ template, title, wizard, known }) => ({
          key: template,
          path: to('tableColumns', { template }),
          name: text(title),
          about: text(wizard ? 'tables.of-wizard' : 'tables.of-overview', { count: known.length }),
        }))}
        empty={text('templates.none')}
      />
    </PageFrame>
  )
}
