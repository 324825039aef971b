import { can } from '@takt/domain/ground/permissions.ts'
import type { EmployeeSettingRow } from '@takt/domain/people/model/employee-setting.ts'
import { type TableColumn, widthFor } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { SettingsList } from '../../../parts/settings-list/SettingsList.tsx'
import { EmployeeForm } from './EmployeeForm.tsx'

const keyOf = ({ employee_number }: EmployeeSettingRow) => employee_number

/** Who works here: number, name, whether they may sign in at machines, and their PIN. */
export default function EmployeesPage() {
  const text = useText()
  const load = useLoad('get_employee_settings', {}, { reloadOn: ['SettingsChanged'] })
  return (
    <SettingsList
      title={text('title.admin-employees')}
      load={load}
      columns={useColumns()}
      keyOf={keyOf}
      wordsOf={({ employee_number, employee_name }) => `${employee_number} ${employee_name}`}
      words={{
        count: (count) => text('employees.count', { count }),
        find: text('employees.find'),
        add: text('employees.new'),
        none: text('employees.none'),
        empty: { title: text('employees.empty'), text: text('employees.empty-text') },
      }}
      mayChange={can(useSession(), 'can-do-admin-actions')}
      form={(employee, onClose) => <EmployeeForm employee={employee} onSaved={load.reload} onClose={onClose} />}
    />
  )
}

/** Of the arrow in a header. */
const SORT = 24

function useColumns(): readonly TableColumn<EmployeeSettingRow>[] {
  const text = useText()
  const phone = usePhone()
  return useMemo(() => {
    const number: TableColumn<EmployeeSettingRow> = {
      key: 'employee_number',
      header: text('employees.number'),
      width: widthFor([text('employees.number')], SORT),
      sortValue: ({ employee_number }) => employee_number,
      cell: ({ employee_number }) => employee_number,
    }
    const name: TableColumn<EmployeeSettingRow> = {
      key: 'employee_name',
      header: text('employees.name'),
      minWidth: 160,
      sortValue: ({ employee_name }) => employee_name,
      cell: ({ employee_name }) => employee_name,
    }
    const state: TableColumn<EmployeeSettingRow> = {
      key: 'active',
      header: text('users.state'),
      width: widthFor([text('employees.here'), text('employees.left')]),
      sortValue: ({ active }) => Number(active),
      cell: ({ active }) => text(active ? 'employees.here' : 'employees.left'),
    }
    if (phone) return [number, name]
    return [
      number,
      name,
      {
        key: 'allow_sign_in',
        header: text('employees.sign-in'),
        width: widthFor([text('employees.may'), text('employees.may-not')]),
        sortValue: ({ allow_sign_in }) => Number(allow_sign_in),
        cell: ({ allow_sign_in }) => text(allow_sign_in ? 'employees.may' : 'employees.may-not'),
      },
      {
        key: 'has_pin',
        header: text('employees.pin'),
        width: 110,
        sortValue: ({ has_pin }) => Number(has_pin),
        cell: ({ has_pin }) => (has_pin ? '••••' : '–'),
      },
      state,
    ]
  }, [text, phone])
}
