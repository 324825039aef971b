import { Button } from '@takt/ui/button/Button.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useText } from '../../data/use-text.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'

/** The address names no report. */
export function NoReport() {
  const text = useText()
  const go = useGo()
  return (
    <EmptyState
      title={text('reports.unknown')}
      action={
        <Button size="primary" variant="primary" onClick={() => go(to('reportOrders'))}>
          {text('reports.to-list')}
        </Button>
      }
    />
  )
}
