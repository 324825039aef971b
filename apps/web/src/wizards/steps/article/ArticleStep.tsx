import { type PartFound, partsOf } from '@takt/domain/orders/wizard/article.ts'
import type { ToolInsert } from '@takt/domain/orders/wizard/planned-pick.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { useFetchAndPick } from '../../engine/use-fetch-and-pick.ts'
import { PickTable } from '../../PickTable.tsx'
import { type FieldColumn, useFieldColumns } from '../../use-field-columns.ts'

/** A part, with what the tools of its operations offer. */
export interface PickedArticle {
  readonly part: PartFound
  readonly inserts: Readonly<Record<string, readonly ToolInsert[]>>
}

/** As many as the server answers at once: with so many there may be more, and it is asked for what is typed. */
const MOST_ARTICLES = 500

const columns: readonly FieldColumn<PartFound>[] = [
  { field: 'part_no', width: 200, phone: true },
  { field: 'part_description', phone: true },
]
const rowKey = ({ record_no }: PartFound) => String(record_no)
const codes = ({ part_no }: PartFound) => [part_no]
const textOf = ({ search_field }: PartFound) => search_field

export default function ArticleStep(props: StepProps<PickedArticle | null, NoSettings>) {
  const { value, asked } = props
  const text = useText()
  const { machine_id } = asked.machine
  const [typed, setTyped] = useState('')
  const word = useDeferredValue(typed.trim().split(/\s+/)[0] ?? '')
  const all = useLoad('search_part', { machine_id, search: '' })
  const many = (all.rows?.length ?? 0) >= MOST_ARTICLES && word !== ''
  const searched = useLoad('search_part', { machine_id, search: word }, { enabled: many })
  const load = many ? searched : all
  const rows = useMemo(() => load.rows && partsOf(load.rows), [load.rows])
  const { looking, take } = useFetchAndPick(props, rowKey, (part: PartFound) => withInserts(machine_id, part))
  return (
    <PickTable
      label={text('wizard.article')}
      columns={useFieldColumns(columns)}
      load={load}
      rows={rows}
      rowKey={rowKey}
      codes={codes}
      chosen={looking ?? (value && rowKey(value.part))}
      onPick={take}
      search={{ typed, textOf, onType: setTyped }}
      words={{
        empty: text('wizard.article.none'),
      }}
    />
  )
}

async function withInserts(machine_id: string, part: PartFound): Promise<PickedArticle> {
  const tools = [...new Set(part.operations.map(({ tool_id }) => tool_id))].filter((tool_id) => tool_id !== '')
  const inserts = await Promise.all(
    tools.map(
      async (tool_id) => [tool_id, await call('balthzar_get_free_tool_inserts', { machine_id, tool_id })] as const,
    ),
  )
  return { part, inserts: Object.fromEntries(inserts) }
}
