import { useOwnOverviews } from '../../../data/dashboards/own-overviews.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { TemplateLinks } from '../../../parts/template-links/TemplateLinks.tsx'
import { to } from '../../../routes/to.ts'

/** The overviews that the company has made itself. */
export default function OverviewTemplatesPage() {
  const text = useText()
  const load = useOwnOverviews()
  return (
    <PageFrame
      layout="flow"
      title={text('title.admin-overviews')}
      about={load.rows && text('templates.count', { count: load.rows.length })}
      back={to('admin')}
      load={load}
      failed={text('admin.failed')}
    >
      <TemplateLinks
        label={text('title.admin-overviews')}
        links={(load.rows ?? []).map(({ record_no, overview_name, sql_query_id }) => ({
          key: String(record_no),
          path: to('overviewEditor', { overview: String(record_no) }),
          name: overview_name,
          about: text('overviews.of-query', { query: sql_query_id }),
        }))}
        empty={text('overviews.none')}
      />
    </PageFrame>
  )
}
