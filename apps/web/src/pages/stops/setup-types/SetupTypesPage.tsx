import { allNames } from '@takt/domain/ground/names.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import type { SetupTypeSettingRow } from '@takt/domain/stops/model/setup-type-setting.ts'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { SettingsList } from '../../../parts/settings-list/SettingsList.tsx'
import { useNames } from '../../../parts/settings-list/use-names.ts'
import { SetupTypeForm } from './SetupTypeForm.tsx'

const keyOf = ({ code }: SetupTypeSettingRow) => code

/** The kinds of setup that are chosen at the start of an order and at the first piece. */
export default function SetupTypesPage() {
  const text = useText()
  const names = useNames()
  const load = useLoad('get_setup_type_settings', {}, { reloadOn: ['SettingsChanged'] })
  const columns = useMemo<TableColumn<SetupTypeSettingRow>[]>(
    () => [
      {
        key: 'code',
        header: text('stop-codes.code'),
        width: 120,
        sortValue: ({ code }) => code,
        cell: ({ code }) => code,
      },
      {
        key: 'description',
        header: text('employees.name'),
        minWidth: 140,
        sortValue: (row) => names(row).first,
        cell: (row) => <TwoLines {...names(row)} />,
      },
      {
        key: 'machines',
        header: text('users.machines'),
        minWidth: 120,
        sortValue: ({ machines }) => machines?.join(' ') ?? '',
        cell: ({ machines }) => machines?.join(', ') ?? text('setup-types.everywhere'),
      },
    ],
    [text, names],
  )
  return (
    <SettingsList
      title={text('title.setup-types')}
      load={load}
      columns={columns}
      keyOf={keyOf}
      wordsOf={({ code, names: all }) => `${code} ${allNames(all)}`}
      words={{
        count: (count) => text('setup-types.count', { count }),
        find: text('stop-codes.find'),
        add: text('setup-types.new'),
        none: text('setup-types.none'),
        empty: { title: text('setup-types.empty'), text: text('setup-types.empty-text') },
      }}
      mayChange={can(useSession(), 'can-do-admin-actions')}
      form={(type, onClose) => (
        <SetupTypeForm
          type={type}
          last={Math.max(0, ...(load.rows ?? []).map(({ view_order }) => view_order))}
          onSaved={load.reload}
          onClose={onClose}
        />
      )}
    />
  )
}
