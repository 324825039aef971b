import { leafOptions, type Options } from '@takt/domain/dashboards/options.ts'
import { differsFromDefault, formValues, resetOption, setOption } from '@takt/domain/dashboards/read-config.ts'
import { shownOptions } from '@takt/domain/dashboards/show-when.ts'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useMemo } from 'react'
import { deviceValue, useDeviceValue } from '../../device/device-storage.ts'
import { FormInside, type OptionFormProps } from './form-inside.ts'
import styles from './OptionForm.module.css'
import { OptionRow } from './OptionRow.tsx'
import { OptionSection } from './OptionSection.tsx'
import { type OptionFault, optionFault } from './option-faults.ts'

/** D-CONFIG-35-X: off by default, remembered per user in the browser. */
const showKeys = deviceValue('user', 'show-option-keys', (stored) => stored === true)
/** Typing and sliding are one step of undo, a choice is a step of its own. */
const typedTypes = new Set(['string', 'text', 'number', 'color'])

/** The one form of all widgets, built from the list of their options: D-CONFIG-10. */
export function OptionForm(props: OptionFormProps) {
  const { schema, place } = props
  const keysShown = useDeviceValue(showKeys)
  const form = useFormState(props)
  const draw = (options: Options) => drawOptions(options, { ...props, form, keysShown })
  return (
    <FormInside value={OptionForm}>
      <div className={styles.form}>
        <Switch
          className={styles.keys}
          label={place.say('form.show-keys')}
          checked={keysShown}
          onCheckedChange={(on) => showKeys.set(on)}
        />
        {draw(schema.options)}
      </div>
    </FormInside>
  )
}

const none: readonly string[] = []

interface FormState {
  readonly values: Readonly<Record<string, unknown>>
  readonly shown: ReadonlySet<string>
  readonly faults: ReadonlyMap<string, OptionFault>
}

function useFormState({ schema, stored, place, problems = none }: OptionFormProps): FormState {
  return useMemo(() => {
    const values = formValues(schema, stored)
    const shown = shownOptions(schema.options, schema.showWhen ?? {}, values)
    const faults = new Map<string, OptionFault>()
    for (const { key, option } of leafOptions(schema.options)) {
      const fault = shown.has(key) ? optionFault(option, values[key], { values, place }) : undefined
      if (fault !== undefined) faults.set(key, fault)
      else if (problems.includes(key)) faults.set(key, { text: 'form.not-allowed', values: {} })
    }
    return { values, shown, faults }
  }, [schema, stored, place, problems])
}

type Drawn = OptionFormProps & { readonly form: FormState; readonly keysShown: boolean }

function drawOptions(options: Options, props: Drawn) {
  const { schema, stored, place, form, keysShown, onChange } = props
  const firstSection = Object.entries(options).find(([, option]) => option.type === 'section')?.[0]
  return Object.entries(options).map(([key, option]) => {
    if (option.type === 'section') {
      const inside = leafOptions(option.options).map((leaf) => leaf.key)
      if (!inside.some((name) => form.shown.has(name))) return null
      return (
        <OptionSection
          key={key}
          label={place.say(option.label as Parameters<typeof place.say>[0])}
          startsOpen={key === firstSection}
          faultWord={inside.some((name) => form.faults.has(name)) ? place.say('form.fault') : undefined}
        >
          {drawOptions(option.options, props)}
        </OptionSection>
      )
    }
    if (!form.shown.has(key)) return null
    const typing = typedTypes.has(option.type)
    return (
      <OptionRow
        key={key}
        name={key}
        option={option}
        values={form.values}
        fault={form.faults.get(key)}
        changed={differsFromDefault(option, form.values[key])}
        keyShown={keysShown}
        place={place}
        onChange={(value, part) =>
          onChange(setOption(schema, stored, { key, value }), {
            key: part === undefined ? key : `${key}.${part}`,
            typing: typing || part !== undefined,
          })
        }
        onReset={() => onChange(resetOption(stored, key), { key, typing: false })}
      />
    )
  })
}
