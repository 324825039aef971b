import { Button } from '@takt/ui/button/Button.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useText } from '../../../data/words/use-text.ts'

/** Opened by its address on a screen it was not made for: T-VALID-16-X. */
export function Unsuited({ title, onShow }: { readonly title: string; readonly onShow: () => void }) {
  const say = useText()
  return (
    <EmptyState
      title={say('dashboard.unsuited')}
      text={say('dashboard.unsuited-text', { title })}
      action={
        <Button variant="primary" size="primary" onClick={onShow}>
          {say('dashboard.show-anyway')}
        </Button>
      }
    />
  )
}
