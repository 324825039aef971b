import { groupEmployees } from '@takt/domain/people/group-employees.ts'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useDeferredValue, useState } from 'react'
import { useLoad } from '../data/call/use-load.ts'
import { useEmployeeGrouping } from '../data/people/employee-grouping.ts'
import { useKept } from '../data/session/use-kept.ts'
import { useLanguage } from '../data/words/language.ts'
import { useText } from '../data/words/use-text.ts'
import styles from './EmployeeList.module.css'
import { GroupingChoice } from './GroupingChoice.tsx'

interface EmployeeListProps {
  onPick(employee_number: string): void
  onClose(): void
}

export default function EmployeeList({ onPick, onClose }: EmployeeListProps) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const load = useLoad('get_employees', { search })
  const rows = useKept('employees', load.rows)
  const { by } = useEmployeeGrouping()
  const groups = groupEmployees(rows ?? [], by, useLanguage())
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={text('people.pick')}
      closeLabel={text('shell.close')}
    >
      <div className={styles.list}>
        <div className={styles.tools}>
          <SearchField
            className={styles.search}
            label={text('people.find')}
            placeholder={text('people.find')}
            clearLabel={text('shell.clear-search')}
            maxLength={80}
            value={typed}
            onValueChange={setTyped}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // A wizard behind the dialog would hear it as next.
              event.preventDefault()
              const [only, another] = load.rows ?? []
              if (only && !another && search === typed.trim()) onPick(only.employee_number)
            }}
          />
          <GroupingChoice />
        </div>
        {groups.map(({ name, people }) => {
          const heading =
            by === 'none'
              ? text('people.all')
              : name || text(by === 'zone' ? 'people.without-zone' : 'people.without-department')
          return (
            <section key={name} aria-label={heading}>
              {by !== 'none' && <h3 className={styles.group}>{heading}</h3>}
              <ul className={styles.people}>
                {people.map(({ employee_number, employee_name }) => (
                  <li key={employee_number}>
                    <button type="button" className={styles.person} onClick={() => onPick(employee_number)}>
                      <span className={styles.name}>{employee_name || employee_number}</span>
                      <span className={styles.number}>{employee_number}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
        {rows?.length === 0 && <EmptyState title={text('people.none-found')} />}
        {rows === undefined &&
          (load.error ? (
            <ErrorState
              message={text('people.failed')}
              text={load.error.message}
              retryLabel={text('shell.retry')}
              onRetry={() => void load.reload()}
            />
          ) : (
            <LoadingState label={text('shell.loading')} />
          ))}
      </div>
    </Dialog>
  )
}
