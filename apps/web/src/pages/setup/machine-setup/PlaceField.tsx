import type { PlaceKind, PlaceSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import { GENERAL_PLACE } from '@takt/domain/setup/place-code.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { CloseIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../../data/words/use-text.ts'

/** No code holds it. */
const NEW = '#new'

interface PlaceFieldProps {
  kind: PlaceKind
  places: readonly PlaceSettingRow[]
  /** '' is none, or the general one. */
  value: string
  /** Given: one that is made together with the machine. */
  newName: string | undefined
  onChoose: (code: string) => void
  onNew: (name: string) => void
}

/** One of the places there are, or the name of a new one. */
export function PlaceField({ kind, places, value, newName, onChoose, onNew }: PlaceFieldProps) {
  const text = useText()
  const first = kind === 'department' && places.length === 0
  if (newName !== undefined || first) {
    return (
      <TextField
        label={text(`machine-setup.name-of-${kind}`)}
        required
        maxLength={60}
        value={newName ?? ''}
        onValueChange={onNew}
        end={
          !first && (
            <IconButton aria-label={text('shell.cancel')} icon={<CloseIcon />} onClick={() => onChoose(value)} />
          )
        }
      />
    )
  }
  const none = kind === 'line' ? text('machine-setup.no-line') : text('places.general')
  return (
    <SelectField
      label={text(`machine-setup.${kind}`)}
      required={kind === 'department'}
      placeholder={text(`machine-setup.${kind}`)}
      value={value || (kind === 'department' ? null : GENERAL_PLACE)}
      options={[
        ...(kind === 'department' ? [] : [{ value: GENERAL_PLACE, label: none }]),
        ...places.map(({ code, description }) => ({ value: code, label: description })),
        { value: NEW, label: text(`machine-setup.new-${kind}`) },
      ]}
      onValueChange={(code) => (code === NEW ? onNew('') : onChoose(code === GENERAL_PLACE ? '' : code))}
    />
  )
}
