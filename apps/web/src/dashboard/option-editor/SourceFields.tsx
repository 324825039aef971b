import { STATIC_VALUES } from '@takt/domain/dashboards/dashboard.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { columnLabel } from '../column-label.ts'
import type { EditorPlace } from './editor-place.ts'

interface Chosen {
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly hint?: string | undefined
  readonly place: EditorPlace
  readonly onChange: (value: string) => void
}

interface Offered {
  readonly value: string
  readonly label: string
  readonly example?: string | undefined
}

/** The empty choice has a value of its own: a select cannot choose nothing. */
const NONE = ' '

function ChoiceOrNone(props: Chosen & { readonly offered: readonly Offered[] }) {
  const { label, value, error, hint, place, onChange, offered } = props
  const lost = value !== '' && !offered.some((one) => one.value === value)
  return (
    <SelectField
      {...{ label, error, hint }}
      value={value === '' ? NONE : value}
      placeholder={place.say('form.choose')}
      options={[
        { value: NONE, label: place.say('form.none') },
        ...(lost ? [{ value, label: place.say('form.custom', { value }) }] : []),
        ...offered,
      ]}
      onValueChange={(next) => onChange(next === NONE ? '' : next)}
    />
  )
}

export function SourceSelect(props: Chosen & { readonly withStatic?: boolean }) {
  const own = props.place.sources.map(({ slug, name }) => ({ value: slug, label: name }))
  const fixed = { value: STATIC_VALUES, label: props.place.say('form.static-values') }
  return <ChoiceOrNone {...props} offered={props.withStatic ? [...own, fixed] : own} />
}

/** Properties by their default column label, the raw key where there is none: D-CONFIG-45-X. */
export function PropertySelect(props: Chosen & { readonly source: string }) {
  const { place, source } = props
  const [first] = place.rowsOf(source)
  const offered = place.propertiesOf(source).map((key) => {
    const word = columnLabel(place.say, key)
    return {
      value: key,
      label: word === undefined ? key : `${word} (${key})`,
      example: place.example?.('plain', first?.[key]),
    }
  })
  return <ChoiceOrNone {...props} offered={offered} />
}
