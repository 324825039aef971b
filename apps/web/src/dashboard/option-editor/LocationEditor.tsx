import type { LocationOption, OwnOverviewOption } from '@takt/domain/dashboards/options.ts'
import { isLocation, sortedLocations } from '@takt/domain/ground/navigation/locations.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { useLoad } from '../../data/call/use-load.ts'
import { useLanguage } from '../../data/words/language.ts'
import type { EditorProps } from './editor-place.ts'

interface Offered {
  readonly value: string
  readonly label: string
}

/** The places of the kind that is chosen beside it. */
export function LocationEditor(props: EditorProps<LocationOption>) {
  const language = useLanguage()
  const load = useLoad('get_groups', {})
  const kind = props.values[props.option.kind]
  const places = sortedLocations((load.rows ?? []).filter(isLocation), language)
    .filter(({ group_type }) => group_type === kind)
    .map(({ code, description }) => ({ value: code, label: description || code }))
  return <Choice {...props} offered={places} failed={load.error?.message} />
}

export function OwnOverviewEditor(props: EditorProps<OwnOverviewOption>) {
  const load = useLoad('get_own_overviews', {})
  const overviews = (load.rows ?? []).map(({ record_no, overview_name }) => ({
    value: String(record_no),
    label: overview_name,
  }))
  return <Choice {...props} offered={overviews} failed={load.error?.message} />
}

/** What was chosen and is no longer there stays, by its code, until something else is. */
function Choice(
  props: EditorProps<LocationOption | OwnOverviewOption> & {
    readonly offered: readonly Offered[]
    readonly failed: string | undefined
  },
) {
  const { value, label, error, offered, failed, place, onChange } = props
  const gone = value === '' || offered.some((one) => one.value === value) ? [] : [{ value, label: value }]
  return (
    <SelectField
      label={label}
      error={error ?? failed}
      value={value}
      placeholder={place.say('form.choose')}
      options={[...gone, ...offered]}
      onValueChange={(next) => onChange(next)}
    />
  )
}
