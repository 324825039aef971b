import { type Dashboard, newDashboard } from '@takt/domain/dashboards/dashboard.ts'
import { knownOnly, newConfig, type StoredConfig } from '@takt/domain/dashboards/read-config.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { UndoIcon } from '@takt/ui/icon/icons.tsx'
import { useMemo, useState } from 'react'
import { DashboardGrid } from '../../../dashboard/DashboardGrid.tsx'
import { createDashboardStore } from '../../../dashboard/data/dashboard-store.ts'
import type { AnyWidget } from '../../../dashboard/define-widget.ts'
import { OptionForm } from '../../../dashboard/option-editor/OptionForm.tsx'
import { SavedConfigs } from '../../../dashboard/option-editor/SavedConfigs.tsx'
import { schemaOf } from '../../../dashboard/prepare-widgets.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MayNot } from '../../../parts/form/Changes.tsx'
import { DeadEnd } from '../../../parts/page-frame/DeadEnd.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { findWidget } from '../../../widgets/widgets.ts'
import { useEditorPlace } from '../dashboard-builder/use-editor-place.ts'
import styles from './WidgetTemplate.module.css'

/** One kind of widget: its settings, how they look, and the settings that were saved under a name. */
export default function WidgetTemplatePage() {
  const text = useText()
  const { template } = useRouteParams('widgetTemplate')
  const widget = findWidget(template)
  if (widget) return <Editor key={template} widget={widget} />
  return (
    <PageFrame layout="form" title={text('title.widget-template')} back={to('adminWidgets')}>
      <DeadEnd
        title={text('templates.not-found')}
        text={text('templates.not-found-text', { template })}
        way={{ to: to('adminWidgets'), label: text('templates.to-list') }}
      />
    </PageFrame>
  )
}

const SIZE = { x: 12, y: 8 }

function Editor({ widget }: { widget: AnyWidget }) {
  const text = useText()
  const usual = useMemo(() => newConfig(widget.migrate), [widget])
  const [config, setConfig] = useState<StoredConfig>(usual)
  const [store] = useState(createDashboardStore)
  const dashboard = useMemo<Dashboard>(() => {
    const board = newDashboard('preview', 'preview')
    const only = { id: 'only', component: widget.kind, config, pos: { x: 0, y: 0, w: SIZE.x, h: SIZE.y } }
    return { ...board, size: SIZE, widgets: [only] }
  }, [widget, config])
  const place = useEditorPlace(dashboard, store, findWidget)
  return (
    <PageFrame
      layout="flow"
      title={text(widget.title)}
      note={<MayNot by="save_widget_config" />}
      back={to('adminWidgets')}
      tools={
        <Button icon={<UndoIcon />} why={config === usual && text('why.unchanged')} onClick={() => setConfig(usual)}>
          {text('admin.discard')}
        </Button>
      }
    >
      <div className={styles.sides}>
        <section className={styles.preview} aria-label={text('side-menu.preview')} inert>
          <DashboardGrid
            dashboard={dashboard}
            find={findWidget}
            mode="preview"
            query={{}}
            path={to('widgetTemplate', { template: widget.kind })}
            store={store}
          />
        </section>
        <Card title={text('templates.settings')}>
          <div className={styles.form}>
            <SavedConfigs
              kind={widget.kind}
              stored={config}
              onLoad={(stored) => setConfig(knownOnly(schemaOf(widget), stored))}
            />
            <OptionForm schema={schemaOf(widget)} stored={config} place={place} onChange={(next) => setConfig(next)} />
          </div>
        </Card>
      </div>
    </PageFrame>
  )
}
