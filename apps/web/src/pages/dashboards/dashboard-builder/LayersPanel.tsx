import { layerRows } from '@takt/domain/dashboards/building/layers.ts'
import { kindOf } from '@takt/domain/dashboards/widgets/widget-kind.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { LockIcon, UnlockIcon } from '@takt/ui/icon/arrange-icons.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '@takt/ui/icon/arrow-icons.tsx'
import type { FindWidget, Say } from '../../../dashboard/define-widget.ts'
import type { BuilderState } from './builder-state.ts'
import type { BuilderStep } from './builder-step.ts'
import styles from './LayersPanel.module.css'
import { machinesOfWidget, widgetName } from './widget-name.ts'

interface LayersPanelProps {
  readonly state: BuilderState
  readonly find: FindWidget
  /** A press adds to the selection or takes away from it. */
  readonly several: boolean
  readonly say: Say
  readonly step: (step: BuilderStep) => void
  readonly onLock: (ids: readonly string[]) => void
}

/** All widgets from the uppermost down: what lies under another one is reached here. */
export function LayersPanel({ state, find, several, say, step, onLock }: LayersPanelProps) {
  const { widgets } = state.history.present
  const rows = layerRows(widgets)
  if (rows.length === 0) return <p className={styles.muted}>{say('dashboard.empty')}</p>
  const named = new Map(widgets.map((widget) => [widget.id, widgetName(widget, find, say)]))
  return (
    <ol className={styles.layers} aria-label={say('builder.layers-tab')}>
      {rows.map(({ id, behind }, at) => {
        const widget = widgets.find((one) => one.id === id)!
        const name = named.get(id) ?? ''
        const kind = find(kindOf(widget.component, widget.config))
        const about = [
          machinesOfWidget(widget),
          kind !== undefined && say(kind.title) !== name && say(kind.title),
          behind !== undefined && say('builder.behind', { widget: named.get(behind) ?? '' }),
        ].filter(Boolean)
        const locked = widget.locked === true
        return (
          <li key={id} className={styles.layer}>
            <button
              type="button"
              className={styles.name}
              aria-pressed={state.selected.includes(id)}
              onClick={(event) => {
                const adds = several || event.ctrlKey || event.metaKey || event.shiftKey
                step({ do: 'select', ids: [id], how: adds ? 'toggle' : 'only' })
              }}
            >
              <span>{name}</span>
              {about.length > 0 && <span className={styles.about}>{about.join(' · ')}</span>}
            </button>
            <IconButton
              aria-label={say(locked ? 'builder.unlock-one' : 'builder.lock-one', { widget: name })}
              aria-pressed={locked}
              icon={locked ? <LockIcon /> : <UnlockIcon />}
              onClick={() => onLock([id])}
            />
            <IconButton
              aria-label={say('builder.layer-up', { widget: name })}
              icon={<ChevronUpIcon />}
              disabled={at === 0}
              onClick={() => step({ do: 'restack', id, by: 1 })}
            />
            <IconButton
              aria-label={say('builder.layer-down', { widget: name })}
              icon={<ChevronDownIcon />}
              disabled={at === rows.length - 1}
              onClick={() => step({ do: 'restack', id, by: -1 })}
            />
          </li>
        )
      })}
    </ol>
  )
}
