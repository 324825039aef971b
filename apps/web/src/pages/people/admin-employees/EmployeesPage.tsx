import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { employees } from '@takt/domain/people/employees.register.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { RegisterPage } from '../../../parts/register/RegisterPage.tsx'
import { type CodeList, showRegister } from '../../../parts/register/register-view.ts'
import { PinField } from './PinField.tsx'

/** Of the whole plant: who has some machines would read the codes of the other departments. */
const places = (wanted: 'department' | 'zone', none: TextKey): CodeList => ({
  load: 'get_place_settings',
  nameOf: ({ kind, code, description }) => (kind === wanted ? { code: String(code), name: String(description) } : null),
  none,
})

const view = showRegister({
  of: employees,
  title: 'title.admin-employees',
  find: 'employees.find',
  columns: ['allow_sign_in', 'active'],
  names: {
    department: places('department', 'people.without-department'),
    zone: places('zone', 'people.without-zone'),
  },
  states: {
    allow_sign_in: ['employees.may', 'employees.may-not'],
    active: ['employees.here', 'employees.left'],
  },
  hints: { active: 'employees.here-text' },
  beside: { first: { pin: null }, part: (props) => <PinField {...props} /> },
})

/** Who works here: number, name, whether they may sign in at machines, and their PIN. */
export default function EmployeesPage() {
  const text = useText()
  const pin = useMemo(
    (): readonly TableColumn<Pick<ProcedureRow<'get_employee_settings'>, 'has_pin'>>[] => [
      {
        ...{ key: 'has_pin', header: text('employees.pin'), width: 110 },
        sortValue: ({ has_pin }) => Number(has_pin),
        cell: ({ has_pin }) => (has_pin ? '••••' : '–'),
      },
    ],
    [text],
  )
  return <RegisterPage of={view} moreColumns={pin} />
}
