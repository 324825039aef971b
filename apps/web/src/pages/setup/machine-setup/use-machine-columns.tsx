import type { MachineSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { serverNow } from '../../../data/live/live.ts'
import { useAge } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { zoneName } from './zone-name.ts'

/** What matters of a machine at a glance. */
export function useMachineColumns(): readonly TableColumn<MachineSettingRow>[] {
  const text = useText()
  const age = useAge()
  const phone = usePhone()
  return useMemo(() => {
    const machine: TableColumn<MachineSettingRow> = {
      key: 'machine_id',
      header: text('machine-setup.machine'),
      minWidth: 160,
      sortValue: ({ machine_id }) => machine_id,
      cell: (row) => <TwoLines strong first={row.machine_id} second={row.machine_description} />,
    }
    const state: TableColumn<MachineSettingRow> = {
      key: 'active',
      header: text('machine-setup.state'),
      width: phone ? 160 : 180,
      sortValue: ({ active }) => Number(active),
      cell: ({ active, terminal }) => (
        <TwoLines
          first={text(active ? 'machine-setup.in-use' : 'machine-setup.switched-off')}
          second={active && !terminal ? text('machine-setup.no-terminal') : ''}
        />
      ),
    }
    if (phone) return [machine, state]
    return [
      machine,
      {
        key: 'department',
        header: text('machine-setup.place'),
        minWidth: 160,
        sortValue: ({ department_description, machine_id }) => `${department_description} ${machine_id}`,
        cell: (row) => <TwoLines first={row.department_description} second={zoneName(row, text)} />,
      },
      {
        key: 'calendar',
        header: text('machine-setup.calendar'),
        minWidth: 150,
        sortValue: ({ calendar_description }) => calendar_description,
        cell: ({ calendar_description, day_start }) => (
          <TwoLines
            first={calendar_description || text('machine-setup.no-calendar')}
            second={text('machine-setup.day-from-time', { time: day_start })}
          />
        ),
      },
      {
        key: 'last_signal',
        header: text('machine-setup.signals'),
        minWidth: 150,
        sortValue: ({ last_signal }) => last_signal,
        cell: ({ last_signal }) =>
          last_signal === ''
            ? text('machine-setup.never-heard')
            : text('machine-setup.heard', { when: age(serverNow() - Date.parse(last_signal)) }),
      },
      state,
    ]
  }, [text, age, phone])
}
