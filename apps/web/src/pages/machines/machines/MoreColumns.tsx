import { Button } from '@takt/ui/button/Button.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { columnName } from '../../../parts/columns/machine-column-name.ts'
import type { ShownColumns } from './use-shown-columns.ts'

/** Says how many columns have no room, and brings them. */
export function MoreColumns({ shown: { later, pages, next } }: { shown: ShownColumns }) {
  const text = useText()
  if (pages < 2) return null
  if (later.length === 0) return <Button onClick={next}>{text('machines.first-columns')}</Button>
  const names = later.map((key) => columnName(text, key)).join(', ')
  return (
    <Button title={names} onClick={next}>
      {text('machines.more-columns', { count: later.length })}
    </Button>
  )
}
