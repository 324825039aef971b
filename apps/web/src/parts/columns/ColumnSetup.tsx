import { can } from '@takt/domain/ground/permissions.ts'
import { type ColumnChoice, defaultColumns, type KnownColumn } from '@takt/domain/machines/overview/columns.ts'
import type { ConfigScope } from '@takt/domain/machines/overview/system-functions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { type ReactNode, useState } from 'react'
import type { CallFailure } from '../../data/call/call.ts'
import type { OwnColumns } from '../../data/dashboards/own-columns.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import { notify } from '../notices.ts'
import { ColumnList } from './ColumnList.tsx'

interface ColumnSetupProps {
  own: OwnColumns
  known: readonly KnownColumn[]
  nameOf: (key: string) => string
  onDone?: () => void
  /** Puts the list and its buttons where they belong: a dialog or a page. */
  children: (list: ReactNode, buttons: ReactNode, changed: boolean) => ReactNode
}

/** The columns of a table as a draft: nothing counts before the server has taken it. */
export function ColumnSetup({ own, known, nameOf, onDone, children }: ColumnSetupProps) {
  const text = useText()
  const session = useSession()
  const [draft, setDraft] = useState<readonly ColumnChoice[]>(own.columns)
  const [busy, setBusy] = useState<string | null>(null)
  const run = async (what: string, work: () => Promise<CallFailure | null>) => {
    setBusy(what)
    const failure = await work()
    setBusy(null)
    if (failure) return notify.failure(failure.message)
    notify.success(text('columns.saved'))
    onDone?.()
  }
  const save = (scope: ConfigScope) => () => void run(scope, () => own.save(draft, scope))
  const forget = () => {
    setDraft(defaultColumns(known))
    if (own.scope === 'user') void run('forget', own.forget)
  }
  return children(
    <ColumnList columns={draft} nameOf={nameOf} onChange={setDraft} />,
    <>
      <Button size="primary" variant="quiet" busy={busy === 'forget'} onClick={forget}>
        {text('columns.default')}
      </Button>
      {can(session, 'change-default-webcolumns') && (
        <Button size="primary" busy={busy === 'default'} onClick={save('default')}>
          {text('columns.save-default')}
        </Button>
      )}
      {can(session, 'change-own-webcolumns') && (
        <Button size="primary" variant="primary" busy={busy === 'user'} onClick={save('user')}>
          {text('columns.save-own')}
        </Button>
      )}
    </>,
    JSON.stringify(draft) !== JSON.stringify(own.columns),
  )
}
