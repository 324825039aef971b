import { movable } from '@takt/domain/dashboards/building/boxes.ts'
import type { Say } from '../../../dashboard/define-widget.ts'
import { ArrangeButtons } from './ArrangeButtons.tsx'
import styles from './Builder.module.css'
import type { BuilderState } from './builder-state.ts'
import type { BuilderStep } from './builder-step.ts'
import { machinesOfWidget } from './widget-name.ts'

interface SeveralPanelProps {
  readonly state: BuilderState
  readonly nameOf: (id: string) => string
  readonly say: Say
  readonly step: (step: BuilderStep) => void
}

/** What can be done to several at once; their settings are changed one by one. */
export function SeveralPanel({ state, nameOf, say, step }: SeveralPanelProps) {
  const { selected } = state
  const machinesOf = (id: string) => {
    const widget = state.history.present.widgets.find((one) => one.id === id)
    return widget && machinesOfWidget(widget)
  }
  const count = movable(state.history.present.widgets, selected).length
  return (
    <div className={styles.panel}>
      <h2 className={styles.panelTitle}>{say('builder.selected', { count: selected.length })}</h2>
      <ul className={styles.names}>
        {selected.map((id) => (
          <li key={id}>{[nameOf(id), machinesOf(id)].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
      <ArrangeButtons {...{ count, say, step }} />
      <p className={styles.muted}>{say('builder.first-is-measure', { widget: nameOf(selected[0] ?? '') })}</p>
    </div>
  )
}
