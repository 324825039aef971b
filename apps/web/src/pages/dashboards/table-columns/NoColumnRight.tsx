import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useText } from '../../../data/words/use-text.ts'

/** One of two permissions opens these pages: a route can only ask for all of its permissions. */
export function NoColumnRight() {
  const text = useText()
  return (
    <EmptyState
      title={text('shell.no-permission')}
      text={text('shell.missing-permission', { permission: text('permission.change-own-webcolumns') })}
    />
  )
}
