import type { PalletFlag } from '@takt/domain/orders/model/pallet-flag.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import type { Selection } from '../../data/chosen/selection.ts'
import { useNumber } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import { PageFrame, type PageLoad } from '../page-frame/PageFrame.tsx'
import { useBarRows } from './use-bar-rows.ts'
import { flagKey, useFlagColumns } from './use-flag-columns.tsx'

interface FlagListProps {
  readonly title: string
  readonly place: string
  readonly back: string
  readonly load: Omit<PageLoad, 'rows'> & { readonly rows: readonly PalletFlag[] | undefined }
  readonly empty: { readonly title: string; readonly text: string }
  /** Without it the list is only read. */
  readonly choosing?:
    | {
        chosenIn(selection: Selection | null): readonly PalletFlag[]
        selectionOf(flags: readonly PalletFlag[]): Selection
        /** Those that "select all" takes. */
        all(flags: readonly PalletFlag[]): readonly PalletFlag[]
      }
    | undefined
}

/** A list of pallet flags of which several can be chosen. */
export function FlagList({ title, place, back, load, empty, choosing }: FlagListProps) {
  const text = useText()
  const number = useNumber()
  const columns = useFlagColumns()
  const rows = load.rows
  const chosen = useBarRows({
    rows: choosing ? rows : none,
    keyOf: flagKey,
    chosenIn: choosing?.chosenIn ?? (() => none),
    selectionOf: (flags) => choosing?.selectionOf(flags) as Selection,
  })
  const most = choosing?.all(rows ?? none) ?? none
  const all = most.length > 0 && most.every((flag) => chosen.keys.has(flagKey(flag)))
  const pieces = (rows ?? []).reduce((sum, { qty, status }) => (status === '' ? sum + qty : sum), 0)
  const count = rows && text('pallet.count', { count: rows.length, pieces: number(pieces) })
  return (
    <PageFrame
      layout="list"
      title={title}
      about={[place, count].filter(Boolean).join(' · ')}
      back={back}
      load={load}
      failed={text('erp.failed-to-load')}
      tools={
        most.length > 1 && (
          <Button onClick={() => chosen.choose(all ? none : most)}>
            {text(all ? 'pallet.select-none' : 'pallet.select-all')}
          </Button>
        )
      }
    >
      <DataTable
        label={title}
        columns={columns}
        rows={rows ?? none}
        rowKey={flagKey}
        selectedKeys={chosen.keys}
        onSelect={choosing && chosen.toggle}
        empty={<EmptyState title={empty.title} text={empty.text} />}
      />
    </PageFrame>
  )
}

const none: readonly PalletFlag[] = []
