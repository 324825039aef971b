import { Button } from '@takt/ui/button/Button.tsx'
import { CardGrid } from '@takt/ui/card/CardGrid.tsx'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { type ReactNode, useState } from 'react'
import type { ActionName } from '../../data/session/call-rights.ts'
import { useMayCall } from '../../data/session/may-call.ts'
import { useText } from '../../data/words/use-text.ts'
import { to } from '../../routes/to.ts'
import { MayNot } from '../form/Changes.tsx'
import { PageFrame, type PageLoad } from '../page-frame/PageFrame.tsx'

interface SettingsListProps<Row> {
  title: string
  /** The administration, unless the list belongs to another page. */
  back?: string
  load: Omit<PageLoad, 'rows'> & { readonly rows: readonly Row[] | undefined }
  /** The same on every render. */
  columns?: readonly TableColumn<Row>[]
  /** What takes more than a line each stands on cards instead; `open` shows the form. */
  card?: (row: Row, open: () => void) => ReactNode
  keyOf: (row: Row) => string
  /** What a search looks at. */
  wordsOf: (row: Row) => string
  words: {
    readonly count: (count: number) => string
    readonly find: string
    readonly add: string
    readonly none: string
    /** Said while there is not a single one. */
    readonly empty?: { readonly title: string; readonly text: string }
  }
  /** What else can be done with the list. */
  tools?: ReactNode
  /** The call that its form makes: who would be refused reads what is there. */
  saves: ActionName
  /** False: only what is there can be changed. */
  mayAdd?: boolean
  /** Null: a new one. */
  form: (row: Row | null, onClose: () => void) => ReactNode
}

/** What an administrator keeps a list of: find one, open it by a press, add another. */
export function SettingsList<Row>(props: SettingsListProps<Row>) {
  const { title, load, columns = [], card, keyOf, wordsOf, words, saves, form } = props
  const text = useText()
  const mayAdd = useMayCall(saves) && (props.mayAdd ?? true)
  const [search, setSearch] = useState('')
  /** null: none is open, '': one is being entered. */
  const [open, setOpen] = useState<string | null>(null)
  /** Those that were there when somebody began to enter one. */
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null)
  const added = known && load.rows?.map(keyOf).find((key) => !known.has(key))
  const wanted = search.trim().toLowerCase()
  // A new one is seen although the search asks for others: whoever saved it would look for it.
  const isShown = (row: Row) => wordsOf(row).toLowerCase().includes(wanted) || keyOf(row) === added
  const shown = (load.rows ?? []).filter(isShown)
  const begin = () => {
    setKnown(new Set(load.rows?.map(keyOf)))
    setOpen('')
  }
  const row = load.rows?.find((one) => keyOf(one) === open)
  const close = () => setOpen(null)
  const empty =
    words.empty && load.rows?.length === 0 ? (
      <EmptyState
        title={words.empty.title}
        text={words.empty.text}
        action={
          mayAdd && (
            <Button variant="primary" size="primary" icon={<PlusIcon />} onClick={begin}>
              {words.add}
            </Button>
          )
        }
      />
    ) : (
      <EmptyState title={words.none} />
    )
  return (
    <PageFrame
      layout={card ? 'flow' : 'list'}
      title={title}
      about={load.rows && words.count(shown.length)}
      back={props.back ?? to('admin')}
      load={load}
      failed={text('admin.failed')}
      note={<MayNot by={saves} />}
      tools={
        <>
          <SearchField
            label={words.find}
            placeholder={words.find}
            clearLabel={text('shell.clear-search')}
            value={search}
            onValueChange={setSearch}
          />
          {props.tools}
          {mayAdd && (
            <Button variant="primary" icon={<PlusIcon />} onClick={begin}>
              {words.add}
            </Button>
          )}
        </>
      }
    >
      {card ? (
        <>
          {shown.length === 0 && empty}
          <CardGrid label={title}>{shown.map((one) => card(one, () => setOpen(keyOf(one))))}</CardGrid>
        </>
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={shown}
          rowKey={keyOf}
          selectedKey={added}
          onSelect={setOpen}
          empty={empty}
        />
      )}
      {open === '' ? form(null, close) : row && form(row, close)}
    </PageFrame>
  )
}
