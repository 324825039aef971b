import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { type EmployeeGrouping, groupName } from '@takt/domain/people/group-employees.ts'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { TimeCell } from '../../../parts/stop-list/StopCells.tsx'
import styles from './SignedInPage.module.css'

export type Person = ProcedureRow<'get_employees_at_machine'>

export function usePeopleColumns(by: EmployeeGrouping): TableColumn<Person>[] {
  const text = useText()
  const number = useNumber()
  const phone = usePhone()
  return useMemo(() => {
    const since: TableColumn<Person> = {
      key: 'since',
      header: text('people.since'),
      width: 190,
      cell: (row) => <TimeCell at={row.since} />,
    }
    const share: TableColumn<Person> = {
      key: 'share',
      header: text('people.share'),
      width: phone ? 90 : 110,
      align: 'end',
      cell: (row) => number(row.share),
    }
    const group: TableColumn<Person> = {
      key: 'group',
      header: text(by === 'zone' ? 'people.zone' : 'people.department'),
      minWidth: 140,
      cell: (row) => groupName(row, by) || text(by === 'zone' ? 'people.without-zone' : 'people.without-department'),
    }
    const grouped = by === 'none' ? [] : [group]
    if (phone) {
      const cell = (row: Person) => (
        <span className={styles.phone}>
          <strong className={styles.name}>{row.employee_name}</strong>
          <span className={styles.about}>
            {row.employee_number} · {by === 'none' ? <TimeCell at={row.since} /> : group.cell(row)}
          </span>
        </span>
      )
      return [{ key: 'name', header: text('people.name'), minWidth: 200, cell }, share]
    }
    const name: TableColumn<Person> = {
      key: 'name',
      header: text('people.name'),
      minWidth: 200,
      cell: (row) => <strong className={styles.name}>{row.employee_name}</strong>,
    }
    return [
      ...grouped,
      name,
      { key: 'number', header: text('people.number'), width: 130, cell: (row) => row.employee_number },
      since,
      share,
    ]
  }, [text, number, phone, by])
}
