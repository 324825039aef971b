import { kindOf } from '@takt/domain/dashboards/widgets/widget-kind.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { Tabs } from '@takt/ui/tabs/Tabs.tsx'
import type { EditorPlace } from '../../../dashboard/option-editor/editor-place.ts'
import { useSession } from '../../../data/session/session.ts'
import { findWidget } from '../../../widgets/widgets.ts'
import styles from './Builder.module.css'
import { type BuilderState, isChanged } from './builder-state.ts'
import type { BuilderStep } from './builder-step.ts'
import type { DashboardFaults } from './dashboard-faults.ts'
import { LayersPanel } from './LayersPanel.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'
import { SeveralPanel } from './SeveralPanel.tsx'
import type { Editing } from './use-editing.ts'
import { WidgetPanel } from './WidgetPanel.tsx'

export type SideTab = 'widget' | 'layers' | 'dashboard'

interface BuilderSideProps {
  readonly state: BuilderState
  readonly tab: SideTab
  readonly onTab: (tab: SideTab) => void
  readonly several: boolean
  readonly faults: DashboardFaults
  readonly place: EditorPlace
  readonly editing: Editing
  readonly maySave: boolean
  readonly mayRename: boolean
  readonly nameOf: (id: string) => string
  readonly step: (step: BuilderStep) => void
}

const tabWords = {
  widget: 'builder.widget-tab',
  layers: 'builder.layers-tab',
  dashboard: 'builder.dashboard-tab',
} as const

/** What is selected, what lies above what, and what belongs to the board as a whole. */
export function BuilderSide(props: BuilderSideProps) {
  const { state, tab, onTab, several, faults, place, editing, maySave, mayRename, nameOf, step } = props
  const { say } = place
  const session = useSession()
  const dashboard = state.history.present
  const [id, ...others] = state.selected
  const widget = others.length > 0 ? undefined : dashboard.widgets.find((one) => one.id === id)
  const one = widget && (
    <WidgetPanel
      widget={widget}
      definition={findWidget(kindOf(widget.component, widget.config))}
      mayUseSaved={can(session, 'view-widget-settings')}
      place={{
        ...place,
        widget: { template: state.saved.slug, widget_id: widget.id, isSaved: !isChanged(state) },
      }}
      step={step}
    />
  )
  const none = <p className={styles.muted}>{say('builder.nothing-selected')}</p>
  const panels = {
    widget: others.length > 0 ? <SeveralPanel {...{ state, nameOf, say, step }} /> : (one ?? none),
    layers: <LayersPanel {...{ state, several, say, step }} find={findWidget} onLock={editing.lock} />,
    dashboard: <SettingsPanel {...{ dashboard, faults, say, step, mayRename }} machineIds={place.machineIds} />,
  }
  return (
    <aside className={styles.side} aria-label={say('builder.panels')} inert={!maySave}>
      <Tabs
        label={say('builder.panels')}
        value={tab}
        onValueChange={onTab}
        tabs={(['widget', 'layers', 'dashboard'] as const).map((value) => ({
          value,
          label: say(tabWords[value]),
          panel: panels[value],
        }))}
      />
    </aside>
  )
}
