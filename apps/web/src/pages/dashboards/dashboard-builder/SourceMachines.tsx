import type { DataSource } from '@takt/domain/dashboards/dashboard.ts'
import { sourcePlace, withSourcePlace } from '@takt/domain/dashboards/source-place.ts'
import { groupTypes, isLocation, sortedLocations } from '@takt/domain/ground/navigation/locations.ts'
import { machineListText, parseMachineList } from '@takt/domain/machines/machine-list.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import type { Say } from '../../../dashboard/define-widget.ts'
import { MachinesEditor } from '../../../dashboard/option-editor/MachinesEditor.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useLanguage } from '../../../data/words/language.ts'

interface SourceMachinesProps {
  readonly dashboard: { readonly parameters: readonly { readonly parameter: string }[] }
  readonly source: DataSource
  readonly machineIds: readonly string[]
  readonly say: Say
  readonly onChange: (change: Partial<DataSource>, tag: string) => void
}

/** No kind of place is called so. */
const MACHINES = 'machines'
const scopeWords = {
  machines: 'settings.source-of-machines',
  department: 'settings.source-of-department',
  zone: 'settings.source-of-zone',
  category: 'settings.source-of-category',
} as const

/** Whose rows: all machines or some by name, or all that stand at a place, whichever those are by then. */
export function SourceMachines({ dashboard, source, machineIds, say, onChange }: SourceMachinesProps) {
  const language = useLanguage()
  const groups = useLoad('get_groups', {})
  const places = sortedLocations((groups.rows ?? []).filter(isLocation), language)
  const place = sourcePlace(source.parameters)
  const at = (locationtype: string) => places.filter(({ group_type }) => group_type === locationtype)
  const offered = groupTypes.filter((type) => type === place?.locationtype || at(type).length > 0)
  const setPlace = (next: typeof place) => onChange({ parameters: withSourcePlace(source.parameters, next) }, '')
  const names = dashboard.parameters.map(({ parameter }) => `[${parameter}]`)
  return (
    <>
      {source.multimachine && (
        <SelectField<keyof typeof scopeWords>
          label={say('settings.source-of')}
          placeholder={say('form.choose')}
          error={groups.error?.message}
          value={place?.locationtype ?? MACHINES}
          options={([MACHINES, ...offered] as const).map((scope) => ({ value: scope, label: say(scopeWords[scope]) }))}
          onValueChange={(scope) => {
            const [first] = scope === MACHINES ? [] : at(scope)
            setPlace(
              scope === MACHINES || first === undefined ? undefined : { locationtype: scope, location: first.code },
            )
          }}
        />
      )}
      {place === undefined ? (
        <MachinesEditor
          option={{
            type: 'machines',
            label: '',
            default: [],
            none: 'every',
            ...(source.multimachine ? {} : { most: 1 }),
          }}
          label={say('settings.source-machines')}
          value={parseMachineList(source.parameters.machine_ids ?? '')}
          values={{}}
          error={undefined}
          place={{
            sources: [],
            propertiesOf: () => [],
            rowsOf: () => [],
            parameters: [],
            machineIds: [...names, ...machineIds],
            say,
          }}
          onChange={(ids) =>
            onChange({ parameters: { ...source.parameters, machine_ids: machineListText(ids as string[]) } }, '')
          }
          onClear={() => onChange({ parameters: { ...source.parameters, machine_ids: '' } }, '')}
        />
      ) : (
        <SelectField
          label={say('option.location')}
          placeholder={say('form.choose')}
          hint={say('settings.source-follows')}
          value={place.location}
          options={[
            // One that was given up stays, by its code, until another is chosen.
            ...(at(place.locationtype).some(({ code }) => code === place.location)
              ? []
              : [{ value: place.location, label: place.location }]),
            ...at(place.locationtype).map(({ code, description }) => ({ value: code, label: description || code })),
          ]}
          onValueChange={(location) => setPlace({ ...place, location })}
        />
      )}
    </>
  )
}
