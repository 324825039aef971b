import type { DashboardWidget } from '@takt/domain/dashboards/dashboard.ts'
import { layerOf } from '@takt/domain/dashboards/placement.ts'
import { knownOnly } from '@takt/domain/dashboards/read-config.ts'
import { widgetProblems } from '@takt/domain/dashboards/widget-problems.ts'
import { NumberField } from '@takt/ui/field/NumberField.tsx'
import { useMemo } from 'react'
import type { AnyWidget, Say } from '../../../dashboard/define-widget.ts'
import type { EditorPlace } from '../../../dashboard/option-editor/editor-place.ts'
import { OptionForm } from '../../../dashboard/option-editor/OptionForm.tsx'
import { SavedConfigs } from '../../../dashboard/option-editor/SavedConfigs.tsx'
import { schemaOf } from '../../../dashboard/prepare-widgets.ts'
import { ArrangeButtons } from './ArrangeButtons.tsx'
import styles from './Builder.module.css'
import type { BuilderStep } from './builder-step.ts'

interface WidgetPanelProps {
  readonly widget: DashboardWidget
  readonly definition: AnyWidget | undefined
  readonly place: EditorPlace
  readonly mayUseSaved: boolean
  readonly step: (step: BuilderStep) => void
}

/** The configuring mode of the selected widget: the form of its options and its place. */
export function WidgetPanel({ widget, definition, place, mayUseSaved, step }: WidgetPanelProps) {
  const { say } = place
  const { id } = widget
  const problems = useMemo(() => widgetProblems([widget]).map(({ option }) => option), [widget])
  return (
    <div className={styles.panel}>
      {definition === undefined ? (
        <p>{say('widget.unknown', { component: widget.component })}</p>
      ) : (
        <>
          <OptionForm
            key={id}
            schema={schemaOf(definition)}
            stored={widget.config}
            problems={problems}
            place={place}
            onChange={(config, { key, typing }) =>
              step({ do: 'config', id, config, tag: typing ? `config:${id}:${key}` : '' })
            }
          />
          {mayUseSaved && (
            <SavedConfigs
              key={`${definition.kind} saved`}
              kind={definition.kind}
              stored={widget.config}
              onLoad={(config) => step({ do: 'config', id, config: knownOnly(schemaOf(definition), config), tag: '' })}
            />
          )}
        </>
      )}
      <ArrangeButtons count={widget.locked ? 0 : 1} say={say} step={step} />
      {widget.locked ? (
        <p className={styles.muted}>{say('builder.locked-stays')}</p>
      ) : (
        <PlaceFields widget={widget} say={say} step={step} />
      )}
    </div>
  )
}

const edges = [
  ['x', 'builder.x'],
  ['y', 'builder.y'],
  ['w', 'builder.w'],
  ['h', 'builder.h'],
] as const

function PlaceFields({ widget, say, step }: Pick<WidgetPanelProps, 'widget' | 'step'> & { readonly say: Say }) {
  const { id, pos } = widget
  return (
    <fieldset className={styles.group}>
      <legend>{say('builder.position')}</legend>
      <div className={styles.numbers}>
        {edges.map(([edge, label]) => (
          <NumberField
            key={edge}
            label={say(label)}
            value={pos[edge]}
            min={edge === 'w' || edge === 'h' ? 0.1 : 0}
            step={1}
            decreaseLabel={say('form.less')}
            increaseLabel={say('form.more')}
            onValueChange={(value) =>
              value !== null && step({ do: 'place', id, box: { ...pos, [edge]: value }, tag: `place:${id}:${edge}` })
            }
          />
        ))}
        <NumberField
          label={say('builder.z')}
          value={layerOf(widget)}
          step={1}
          decreaseLabel={say('form.less')}
          increaseLabel={say('form.more')}
          onValueChange={(z) => z !== null && step({ do: 'layer', id, z })}
        />
      </div>
    </fieldset>
  )
}
