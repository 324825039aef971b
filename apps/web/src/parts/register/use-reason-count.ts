import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useText } from '../../data/words/use-text.ts'

/** How many stand in each group; `groups` has the group of every one, undefined while nobody knows. */
export function useReasonCount(
  groups: readonly string[] | undefined,
): readonly TableColumn<{ readonly code: string }>[] {
  const text = useText()
  const counted = JSON.stringify(groups ?? null)
  return useMemo(() => {
    const all = JSON.parse(counted) as string[] | null
    const countOf = (code: string) => all?.filter((group) => group === code).length ?? null
    return [
      {
        key: 'reasons',
        header: text('reason-groups.reasons'),
        width: 100,
        align: 'end',
        sortValue: ({ code }) => countOf(code),
        cell: ({ code }) => countOf(code),
      },
    ]
  }, [counted, text])
}
