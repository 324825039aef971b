import { hasWholePlant } from '@takt/domain/ground/reach.ts'
import type { PlaceKind, PlaceSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import { placeKinds } from '@takt/domain/setup/place-code.ts'
import { places } from '@takt/domain/setup/places.register.ts'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { RegisterTools } from '../../../parts/register/RegisterTools.tsx'
import { showChanges } from '../../../parts/register/register-view.ts'
import { SettingsList } from '../../../parts/settings-list/SettingsList.tsx'
import { PlaceForm } from './PlaceForm.tsx'

const changes = showChanges({
  of: places,
  title: 'title.places',
})

const keyOf = ({ code }: PlaceSettingRow) => code

/** Where machines stand and what they are: departments, zones, categories, lines. */
export default function PlacesPage() {
  const text = useText()
  const [kind, setKind] = useState<PlaceKind>('department')
  const load = useLoad('get_place_settings', {}, { reloadOn: ['SettingsChanged'] })
  const rows = useMemo(() => load.rows?.filter((place) => place.kind === kind), [load.rows, kind])
  return (
    <SettingsList
      title={text('title.places')}
      load={{ ...load, rows }}
      columns={useColumns()}
      keyOf={keyOf}
      wordsOf={({ code, description }) => `${code} ${description}`}
      words={{
        // Beside the kinds there is no room for it.
        count: () => '',
        find: text('places.find'),
        add: text(`places.new-${kind}`),
        none: text('places.none'),
      }}
      tools={
        <>
          <Segmented
            label={text('places.which')}
            value={kind}
            onValueChange={setKind}
            options={placeKinds.map((value) => ({ value, label: text(`places.${value}`) }))}
          />
          <RegisterTools of={changes} rows={load.rows ?? []} onImported={load.reload} />
        </>
      }
      saves="save_place"
      form={(place, onClose) => (
        <PlaceForm kind={kind} place={place} places={rows ?? []} onSaved={load.reload} onClose={onClose} />
      )}
    />
  )
}

function useColumns(): readonly TableColumn<PlaceSettingRow>[] {
  const text = useText()
  const whole = hasWholePlant(useSession())
  return useMemo(
    () => [
      {
        key: 'description',
        header: text('places.name'),
        minWidth: 180,
        sortValue: ({ description }) => description,
        cell: ({ description, code }) => <TwoLines strong first={description} second={code} />,
      },
      {
        key: 'machines',
        header: text(whole ? 'places.machines' : 'places.machines-of-yours'),
        width: 140,
        align: 'end',
        sortValue: ({ machines }) => machines,
        cell: ({ machines }) => machines,
      },
    ],
    [text, whole],
  )
}
