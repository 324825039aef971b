import { allNames } from '@takt/domain/ground/names.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { likelyKind } from '@takt/domain/stops/losses/loss-kind.ts'
import type { StopCodeSettingRow } from '@takt/domain/stops/model/stop-code-setting.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { CodeCell } from '../../../parts/reason-form/ReasonCell.tsx'
import { offeredColumns } from '../../../parts/settings-list/offered-columns.tsx'
import { SettingsList } from '../../../parts/settings-list/SettingsList.tsx'
import { useGroupName, useNames } from '../../../parts/settings-list/use-names.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { StopCodeForm } from './StopCodeForm.tsx'

const none: readonly StopCodeSettingRow[] = []

const keyOf = ({ stop_code }: StopCodeSettingRow) => stop_code

/** The reasons a stop can have, in which group and at which machines. */
export default function StopCodesPage() {
  const text = useText()
  const go = useGo()
  const load = useLoad('get_stop_code_settings', {}, { reloadOn: ['SettingsChanged'] })
  return (
    <SettingsList
      title={text('title.admin-stop-codes')}
      load={load}
      columns={useColumns(load.rows ?? none)}
      keyOf={keyOf}
      wordsOf={({ stop_code, names }) => `${stop_code} ${allNames(names)}`}
      words={{
        count: (count) => text('stop-codes.count', { count }),
        find: text('stop-codes.find'),
        add: text('stop-codes.new'),
        none: text('stop-codes.none'),
        empty: { title: text('stop-codes.empty'), text: text('stop-codes.empty-text') },
      }}
      tools={<Button onClick={() => go(to('adminStopGroups'))}>{text('reason-groups.links')}</Button>}
      mayChange={can(useSession(), 'can-do-admin-actions')}
      form={(code, onClose) => (
        <StopCodeForm code={code} codes={load.rows ?? []} onSaved={load.reload} onClose={onClose} />
      )}
    />
  )
}

/** Whether somebody gave it another loss than the code and the others of its group suggest. */
function hasOwnLoss(row: StopCodeSettingRow, codes: readonly StopCodeSettingRow[]): boolean {
  const others = codes.filter(({ group_id, stop_code }) => group_id === row.group_id && stop_code !== row.stop_code)
  const { include_in_mtbf, setup_time } = row
  return (
    row.loss_kind !==
    likelyKind(
      { include_in_mtbf, setup_time },
      others.map(({ loss_kind }) => loss_kind),
    )
  )
}

function useColumns(codes: readonly StopCodeSettingRow[]): readonly TableColumn<StopCodeSettingRow>[] {
  const text = useText()
  const phone = usePhone()
  const names = useNames()
  const groupName = useGroupName('stop')
  return useMemo(() => {
    const code: TableColumn<StopCodeSettingRow> = {
      key: 'stop_code',
      header: text('stop-codes.code'),
      width: 100,
      sortValue: ({ stop_code }) => stop_code,
      cell: ({ stop_code, stop_reason_color }) => <CodeCell code={stop_code} colour={stop_reason_color} />,
    }
    const description: TableColumn<StopCodeSettingRow> = {
      key: 'names',
      header: text('stop-codes.description'),
      minWidth: 180,
      sortValue: (row) => names(row).first,
      cell: (row) => <TwoLines {...names(row)} />,
    }
    if (phone) return [code, description]
    return [
      code,
      description,
      {
        key: 'group_id',
        header: text('stop-codes.group'),
        width: 210,
        sortValue: ({ group_id }) => groupName(group_id),
        cell: ({ group_id }) => groupName(group_id),
      },
      {
        key: 'loss_kind',
        header: text('stop-codes.loss-column'),
        width: 170,
        sortValue: ({ loss_kind }) => text(`loss.${loss_kind}`),
        cell: (row) => (
          <TwoLines
            first={text(`loss.${row.loss_kind}`)}
            second={hasOwnLoss(row, codes) ? text('stop-codes.loss-own') : ''}
          />
        ),
      },
      ...offeredColumns(text),
    ]
  }, [text, phone, names, groupName, codes])
}
