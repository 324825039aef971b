import { allNames } from '@takt/domain/ground/names.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import type { ReasonGroupSettingRow, ReasonKind } from '@takt/domain/stops/model/reason-group-setting.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { CodeCell } from '../../../parts/reason-form/ReasonCell.tsx'
import { SettingsList } from '../../../parts/settings-list/SettingsList.tsx'
import { useNames } from '../../../parts/settings-list/use-names.ts'
import { ReasonGroupForm } from './ReasonGroupForm.tsx'

interface ReasonGroupsProps {
  kind: ReasonKind
  title: TextKey
  back: string
}

const keyOf = ({ code }: ReasonGroupSettingRow) => code

/** What reasons stand in: groups of stop codes, or categories of scrap. */
export function ReasonGroups({ kind, title, back }: ReasonGroupsProps) {
  const text = useText()
  const load = useLoad('get_reason_groups', { kind }, { reloadOn: ['SettingsChanged'] })
  const names = useNames()
  const columns = useMemo<TableColumn<ReasonGroupSettingRow>[]>(
    () => [
      {
        key: 'code',
        header: text('stop-codes.code'),
        width: 110,
        sortValue: ({ code }) => code,
        cell: ({ code, color }) => <CodeCell code={code} colour={color} />,
      },
      {
        key: 'description',
        header: text('employees.name'),
        minWidth: 140,
        sortValue: (row) => names(row).first,
        cell: (row) => <TwoLines {...names(row)} />,
      },
      {
        key: 'reasons',
        header: text('reason-groups.reasons'),
        width: 100,
        align: 'end',
        sortValue: ({ reasons }) => reasons,
        cell: ({ reasons }) => reasons,
      },
    ],
    [text, names],
  )
  return (
    <SettingsList
      title={text(title)}
      back={back}
      load={load}
      columns={columns}
      keyOf={keyOf}
      wordsOf={({ code, names: all }) => `${code} ${allNames(all)}`}
      words={{
        count: (count) => text(`reason-groups.count-${kind}`, { count }),
        find: text('stop-codes.find'),
        add: text(`reason-groups.new-${kind}`),
        none: text(`reason-groups.none-${kind}`),
        empty: { title: text(`reason-groups.empty-${kind}`), text: text('reason-groups.empty-text') },
      }}
      mayChange={can(useSession(), 'can-do-admin-actions')}
      form={(group, onClose) => (
        <ReasonGroupForm
          kind={kind}
          group={group}
          last={Math.max(0, ...(load.rows ?? []).map(({ view_order }) => view_order))}
          onSaved={load.reload}
          onClose={onClose}
        />
      )}
    />
  )
}
