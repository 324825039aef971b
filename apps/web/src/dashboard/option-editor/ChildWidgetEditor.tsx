import { type ChildWidgetOption, leafOptions, type Options } from '@takt/domain/dashboards/options.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { use } from 'react'
import type { AnyWidget } from '../define-widget.ts'
import { schemaOf } from '../prepare-widgets.ts'
import type { EditorProps } from './editor-place.ts'
import { FormInside } from './form-inside.ts'
import styles from './OptionForm.module.css'

/** The widget that is repeated: which kind, and its own options. Machines and places are given by what holds it. */
export function ChildWidgetEditor({ option, value, label, error, place, onChange }: EditorProps<ChildWidgetOption>) {
  const { say, find } = place
  const Form = use(FormInside)
  const definition = find?.(value.component)
  return (
    <div className={styles.child}>
      <SelectField
        {...{ label, error }}
        value={value.component}
        placeholder={say('form.choose')}
        options={option.kinds.flatMap((kind) => {
          const known = find?.(kind)
          return known === undefined ? [] : [{ value: kind, label: say(known.title) }]
        })}
        onValueChange={(component) => onChange({ component, config: {} })}
      />
      {definition !== undefined && Form && (
        <Form
          key={definition.kind}
          schema={{ ...schemaOf(definition), options: withoutPlace(definition) }}
          stored={value.config}
          place={place}
          onChange={(config, { key, typing }) => onChange({ ...value, config }, typing ? key : undefined)}
        />
      )}
    </div>
  )
}

const given = new Set(['machineId', 'locationtype', 'location'])

function withoutPlace({ options }: AnyWidget): Options {
  const kept = (all: Options): Options =>
    Object.fromEntries(
      Object.entries(all).flatMap(([key, one]): [string, Options[string]][] => {
        if (one.type !== 'section') return given.has(key) ? [] : [[key, one]]
        const inside = kept(one.options)
        return leafOptions(inside).length === 0 ? [] : [[key, { ...one, options: inside }]]
      }),
    )
  return kept(options)
}
