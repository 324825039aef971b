import type { PlaceKind, PlaceSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import { lineNumber, placeCode } from '@takt/domain/setup/place-code.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { SettingForm } from '../../../parts/settings-list/SettingForm.tsx'

interface PlaceFormProps {
  kind: PlaceKind
  /** Null: a new one. */
  place: PlaceSettingRow | null
  places: readonly PlaceSettingRow[]
  onSaved: () => Promise<void>
  onClose: () => void
}

export function PlaceForm({ kind, place, places, onSaved, onClose }: PlaceFormProps) {
  const text = useText()
  const [name, setName] = useState(place?.description ?? '')
  const [ownCode, setOwnCode] = useState<string | null>(place?.code ?? null)
  const taken = new Set(places.map(({ code }) => code))
  // Until somebody writes a code by hand, it follows the name.
  const offered = kind === 'line' ? lineNumber(taken) : placeCode(name, taken)
  const code = ownCode ?? (name.trim() === '' ? '' : offered)
  const save = async () => {
    await call('save_place', { kind, code, description: name, named: place?.description ?? null })
    return text('places.saved', { name })
  }
  return (
    <SettingForm
      size="s"
      name={place?.description}
      newTitle={text(`places.new-${kind}`)}
      fields={[name, ownCode]}
      complete={name.trim() !== '' && code.trim() !== ''}
      onSave={save}
      saves="save_place"
      remove={
        place?.machines === 0
          ? { by: 'delete_place', run: () => call('delete_place', { kind, code: place.code }) }
          : null
      }
      deleteText={text('places.delete-text')}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FieldRow>
        <TextField label={text('places.name')} required maxLength={60} value={name} onValueChange={setName} />
        <TextField
          label={text('places.code')}
          hint={text(kind === 'line' ? 'places.line-hint' : 'places.code-hint')}
          required
          disabled={place !== null}
          maxLength={20}
          spellCheck={false}
          value={code}
          onValueChange={setOwnCode}
        />
      </FieldRow>
    </SettingForm>
  )
}
