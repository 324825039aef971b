import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { TemplateLinks } from '../../../parts/template-links/TemplateLinks.tsx'
import { to } from '../../../routes/to.ts'
import { offeredWidgets } from '../../../widgets/widgets.ts'

const kinds = offeredWidgets(import.meta.env.DEV)

/** Every kind of widget; a press opens its saved settings. */
export default function WidgetTemplatesPage() {
  const text = useText()
  return (
    <PageFrame
      layout="flow"
      title={text('title.admin-widgets')}
      about={text('templates.count', { count: kinds.length })}
      back={to('admin')}
    >
      <TemplateLinks
        label={text('title.admin-widgets')}
        links={kinds.map(({ kind, title, description }) => ({
          key: kind,
          path: to('widgetTemplate', { template: kind }),
          name: text(title),
          about: text(description),
        }))}
        empty={text('templates.none')}
      />
    </PageFrame>
  )
}
