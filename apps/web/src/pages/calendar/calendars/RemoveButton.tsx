import type { ActionName } from '../../../data/session/call-rights.ts'
import { useText } from '../../../data/words/use-text.ts'
import { RemoveButton as AskedRemoveButton } from '../../../parts/form/RemoveButton.tsx'

interface RemoveButtonProps {
  removes: ActionName
  name: string
  onRemove: () => Promise<unknown>
  onRemoved: () => Promise<void>
}

/** Asked before it is done; what is in use stays, and the server's sentence says why. */
export function RemoveButton({ removes, name, onRemove, onRemoved }: RemoveButtonProps) {
  const text = useText()
  return (
    <AskedRemoveButton
      removes={removes}
      label={text('calendars.remove')}
      title={text('calendars.remove-title', { name })}
      message={text('calendars.remove-text')}
      onRemove={async () => {
        await onRemove()
        return text('calendars.removed', { name })
      }}
      onRemoved={onRemoved}
    />
  )
}
