import { inputGroups } from '@takt/domain/scrap/input-groups.register.ts'
import type { InputGroupSettingRow } from '@takt/domain/scrap/model/input-group-setting.ts'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { RegisterTools } from '../../../parts/register/RegisterTools.tsx'
import { showChanges } from '../../../parts/register/register-view.ts'
import { SettingsList } from '../../../parts/settings-list/SettingsList.tsx'
import { InputGroupForm } from './InputGroupForm.tsx'

const changes = showChanges({ of: inputGroups, title: 'title.input-group-setup' })

const keyOf = ({ record_no }: InputGroupSettingRow) => String(record_no)

const valuesOf = ({ settings }: InputGroupSettingRow) =>
  settings.map(({ property_description }) => property_description).join(', ')

/** Which values setters write down at machines and tools. */
export default function InputGroupSetupPage() {
  const text = useText()
  const load = useLoad('get_input_group_settings', {}, { reloadOn: ['SettingsChanged'] })
  const columns = useMemo<TableColumn<InputGroupSettingRow>[]>(
    () => [
      {
        key: 'description',
        header: text('input-groups.name'),
        minWidth: 160,
        sortValue: ({ description }) => description,
        cell: ({ description }) => description,
      },
      { key: 'values', header: text('input-groups.values'), minWidth: 200, cell: valuesOf },
      {
        key: 'active',
        header: text('users.state'),
        width: 150,
        sortValue: ({ active }) => Number(active),
        cell: ({ active }) => text(active ? 'stop-codes.offered' : 'stop-codes.not-offered'),
      },
    ],
    [text],
  )
  return (
    <SettingsList
      title={text('title.input-group-setup')}
      load={load}
      columns={columns}
      keyOf={keyOf}
      wordsOf={(row) => `${row.description} ${valuesOf(row)}`}
      words={{
        count: (count) => text('input-groups.count', { count }),
        find: text('input-groups.find'),
        add: text('input-groups.new'),
        none: text('input-groups.none'),
        empty: { title: text('input-groups.empty'), text: text('input-groups.empty-text') },
      }}
      tools={
        <RegisterTools of={changes} rows={(load.rows ?? []).map((row) => ({ ...row, settings: [valuesOf(row)] }))} />
      }
      saves="save_input_group"
      form={(group, onClose) => <InputGroupForm group={group} onSaved={load.reload} onClose={onClose} />}
    />
  )
}
