import type { NavigatorButton } from '@takt/domain/dashboards/navigator-config.ts'
import { SuggestField } from '@takt/ui/field/SuggestField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useLoad } from '../../data/call/use-load.ts'
import { to } from '../../routes/to.ts'
import type { EditorPlace } from './editor-place.ts'
import { MachinesEditor } from './MachinesEditor.tsx'

interface LinkFieldProps {
  readonly button: NavigatorButton
  readonly place: EditorPlace
  readonly error: string | undefined
  readonly onChange: (link: string, typing?: string) => void
}

/** A machine is picked, a location is helped by the person's dashboards, an address is typed: D-CONFIG-57-X. */
export function LinkField({ button, place, error, onChange }: LinkFieldProps) {
  const { say } = place
  if (button.type === 'machine-interface') {
    return (
      <MachinesEditor
        option={{ type: 'machines', label: '', default: [], most: 1 }}
        label={say('option.machine')}
        error={undefined}
        value={button.link === '' ? [] : [button.link]}
        values={{}}
        place={place}
        onChange={(ids) => onChange((ids as string[])[0] ?? '')}
        onClear={() => onChange('')}
      />
    )
  }
  if (button.type === 'app-location') return <LocationField {...{ button, place, error, onChange }} />
  return (
    <TextField
      label={say('panel.button-link')}
      error={error}
      hint={say('panel.button-address-hint')}
      value={button.link}
      onValueChange={(link) => onChange(link, 'link')}
    />
  )
}

function LocationField({ button, place, error, onChange }: LinkFieldProps) {
  const { say } = place
  const { rows = [] } = useLoad('get_configs', { system_function: 'dashboards' })
  const paths = rows.filter(({ isSnippet }) => !isSnippet).map(({ slug }) => to('dashboard', { dashboard: slug }))
  return (
    <SuggestField
      label={say('panel.button-link')}
      error={error}
      hint={say('panel.button-location-hint', { example: paths[0] ?? '/machines/all' })}
      suggestions={paths.map((value) => ({ value }))}
      pattern="/(?!/)[^\s\\]*"
      value={button.link}
      onValueChange={(link) => onChange(link, 'link')}
    />
  )
}
