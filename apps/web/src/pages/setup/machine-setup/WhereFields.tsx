import type { PlaceSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import { GENERAL_PLACE, placeKinds } from '@takt/domain/setup/place-code.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import type { GroupProps } from './machine-draft.ts'
import { PlaceField } from './PlaceField.tsx'

interface WhereFieldsProps extends GroupProps {
  places: readonly PlaceSettingRow[]
}

export function WhereFields({ draft, set, places }: WhereFieldsProps) {
  return (
    <FieldRow>
      {placeKinds.map((kind) => (
        <PlaceField
          key={kind}
          kind={kind}
          places={places.filter((place) => place.kind === kind && place.code !== GENERAL_PLACE)}
          value={draft[kind] === GENERAL_PLACE ? '' : draft[kind]}
          newName={draft.newPlaces[kind]}
          onChoose={(code) => {
            const { [kind]: _dropped, ...newPlaces } = draft.newPlaces
            set({ [kind]: code, newPlaces })
          }}
          onNew={(name) => set({ newPlaces: { ...draft.newPlaces, [kind]: name } })}
        />
      ))}
    </FieldRow>
  )
}
