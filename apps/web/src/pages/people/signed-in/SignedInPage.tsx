import { afterQuickSignOut } from '@takt/domain/ground/navigation/path-rewrites.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { has } from '@takt/domain/ground/special-functions.ts'
import { groupEmployees } from '@takt/domain/people/group-employees.ts'
import { manning } from '@takt/domain/people/manning.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { UserIcon } from '@takt/ui/icon/icons.tsx'
import { lazy } from '@takt/ui/lazy/lazy.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { type Selection, select, selection, useSelection } from '../../../data/chosen/selection.ts'
import { useMachine } from '../../../data/machines/machines.ts'
import { useEmployeeGrouping } from '../../../data/people/employee-grouping.ts'
import { useSession } from '../../../data/session/session.ts'
import { useNumber } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MachinePage } from '../../../parts/machine-page/MachinePage.tsx'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { GroupingChoice } from '../../../wizards/GroupingChoice.tsx'
import styles from './SignedInPage.module.css'
import { SignInEntry } from './SignInEntry.tsx'
import { type Person, usePeopleColumns } from './use-people-columns.tsx'

const ClockDialog = lazy(() => import('./ClockDialog.tsx'))

/** Who works at the machine, and with which share; here people come and go. */
export default function SignedInPage() {
  const text = useText()
  const number = useNumber()
  const session = useSession()
  const { machine: machine_id } = useRouteParams('signedIn')
  const [clock, setClock] = useState(false)
  const machine = useMachine(machine_id)
  const load = useLoad('get_employees_at_machine', { machine_id }, { reloadOn: ['MachineChanged'] })
  const rows = load.rows ?? none
  const { by } = useEmployeeGrouping()
  const language = useLanguage()
  const ordered = useMemo(
    () => (by === 'none' ? rows : groupEmployees(rows, by, language).flatMap(({ people }) => people)),
    [rows, by, language],
  )
  const chosen = numberOf(useSelection())
  const columns = usePeopleColumns(by)
  const keys = useMemo(() => new Set(chosen === null ? [] : [chosen]), [chosen])
  useForgetWhenGone(load.rows)
  useLeaveWhenEmpty(load.rows, chosen)
  const choose = (employee_number: string) => {
    const row = rows.find((person) => person.employee_number === employee_number)
    if (!row || numberOf(selection()) === employee_number) return select(null)
    select({ kind: 'signed-in', of: { machine_id, employee_number, employee_name: row.employee_name } })
  }
  return (
    <MachinePage
      title={text('people.heading')}
      about={[machine_id, load.rows && text('people.manning', { count: number(manning(load.rows)) })]
        .filter(Boolean)
        .join(' · ')}
      load={load}
      failed={text('people.failed')}
    >
      <div className={styles.columns}>
        <div className={styles.list}>
          {rows.length > 1 && <GroupingChoice />}
          <DataTable
            className={styles.table}
            label={text('people.heading')}
            columns={columns}
            rows={ordered}
            rowKey={keyOf}
            selectedKeys={keys}
            onSelect={choose}
            empty={<EmptyState title={text('people.none')} />}
          />
        </div>
        {machine && can(session, 'report-quantity') && (
          <Card className={styles.entry} title={text('people.enter')}>
            {has(machine, 'employeeSignIn') ? (
              <div className={styles.ways}>
                <SignInEntry machine={machine} onDone={() => void load.reload()} />
                <Button fullWidth icon={<UserIcon />} onClick={() => setClock(true)}>
                  {text('clock.open')}
                </Button>
                {clock && (
                  <ClockDialog
                    machine_id={machine_id}
                    onDone={() => void load.reload()}
                    onClose={() => setClock(false)}
                  />
                )}
              </div>
            ) : (
              <p className={styles.off}>{text('people.check-in-off')}</p>
            )}
          </Card>
        )}
      </div>
    </MachinePage>
  )
}

const none: readonly Person[] = []
const keyOf = (row: Person) => row.employee_number

function numberOf(chosen: Selection | null): string | null {
  return chosen?.kind === 'signed-in' ? chosen.of.employee_number : null
}

/** Somebody else signed the person out: there is nothing left to do here. */
function useForgetWhenGone(rows: readonly Person[] | undefined): void {
  useEffect(() => {
    const chosen = numberOf(selection())
    if (rows && chosen !== null && !rows.some((row) => row.employee_number === chosen)) select(null)
  }, [rows])
}

/** The one person who was left has been signed out with the bar: the page about nobody gives way to the machine's. */
function useLeaveWhenEmpty(rows: readonly Person[] | undefined, chosen: string | null): void {
  const go = useGo()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [before, last] = [useRef(rows), useRef(chosen)]
  useEffect(() => {
    if (chosen !== null) last.current = chosen
  }, [chosen, last])
  useEffect(() => {
    const [only, ...others] = before.current ?? []
    before.current = rows
    if (rows?.length !== 0 || only === undefined || others.length > 0) return
    if (only.employee_number === last.current) go(afterQuickSignOut(path), { replace: true })
  }, [rows, path, go, before, last])
}
