import type { ProcedureInput, ProcedureName } from '@takt/contract/procedures.ts'
import { allNames, type Names } from '@takt/domain/ground/names.ts'
import type { KeptRow, Register } from '@takt/domain/ground/registers/define-register.ts'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import type { ReactNode } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import type { ActionName } from '../../data/session/call-rights.ts'
import { useText } from '../../data/words/use-text.ts'
import { SettingsList } from '../settings-list/SettingsList.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { RegisterTools } from './RegisterTools.tsx'
import type { AnyView, RegisterView, Row } from './register-view.ts'
import { useRegisterColumns } from './use-register-columns.tsx'
import { useRegisterWords } from './use-register-words.ts'

interface RegisterPageProps<R extends Register, More> {
  of: RegisterView<R>
  /** The administration, unless it belongs to another page. */
  back?: string
  /** What else leads away from it. */
  tools?: ReactNode
  /** Cells that say more than their field; the same on every render. */
  cells?: { readonly [F in keyof R['fields']]?: (row: KeptRow<R>, rows: readonly KeptRow<R>[]) => ReactNode }
  /** Columns that are no field; the same on every render. */
  moreColumns?: readonly TableColumn<KeptRow<R> & More>[]
  warnings?: (draft: KeptRow<R>) => { readonly [F in keyof R['fields']]?: string | undefined }
}

const none: readonly Row[] = []

/** Master data: its list, a search, the form of a row, who changed what, and a file out and in. */
export function RegisterPage<R extends Register, More = unknown>(props: RegisterPageProps<R, More>) {
  const { back, tools, cells, moreColumns, warnings } = props as unknown as UntypedProps
  const view = props.of as unknown as AnyView
  const { of: register } = view
  const text = useText()
  const words = useRegisterWords(view)
  const load = useLoad(register.calls.load as ProcedureName, {} as ProcedureInput<ProcedureName>, {
    reloadOn: ['SettingsChanged', ...(view.reloadOn ?? [])],
  })
  const rows = (load.rows as readonly Row[] | undefined) ?? none
  const columns = useRegisterColumns(view, { rows, cells, moreColumns })
  const title = text(view.title)
  return (
    <SettingsList<Row>
      title={title}
      {...(back !== undefined && { back })}
      load={{ ...load, rows: load.rows as readonly Row[] | undefined }}
      columns={columns}
      keyOf={(row) => String(row[register.key])}
      wordsOf={(row) => wordsOf(register, row)}
      words={{
        count: (count) => words.word('count', { count }),
        find: text(view.find ?? 'register.find'),
        add: words.word('new'),
        none: words.word('none'),
        empty: { title: words.word('empty'), text: words.word('empty-text') },
      }}
      tools={
        <>
          {tools}
          <RegisterTools of={view} rows={rows} onImported={load.reload} />
        </>
      }
      saves={register.calls.save as ActionName}
      form={(row, onClose) => (
        <RegisterForm view={view} row={row} rows={rows} warnings={warnings} onSaved={load.reload} onClose={onClose} />
      )}
    />
  )
}

/** What somebody may know of a row and type: its key, its names and its other texts, as an address. */
function wordsOf({ fields, key }: Register, row: Row): string {
  const texts = Object.keys(fields).filter((name) => name === key || fields[name]?.kind === 'text')
  return `${texts.map((name) => row[name]).join(' ')} ${allNames((row.names ?? {}) as Names)}`
}

interface UntypedProps {
  back?: string
  tools?: ReactNode
  cells?: Readonly<Record<string, (row: Row, rows: readonly Row[]) => ReactNode>>
  moreColumns?: readonly TableColumn<Row>[]
  warnings?: (draft: Row) => Readonly<Record<string, string | undefined>>
}
