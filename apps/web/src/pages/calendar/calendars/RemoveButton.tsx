import { useText } from '../../../data/words/use-text.ts'
import { RemoveButton as AskedRemoveButton } from '../../../parts/form/RemoveButton.tsx'

interface RemoveButtonProps {
  name: string
  onRemove: () => Promise<unknown>
  onRemoved: () => Promise<void>
}

/** Asked before it is done; what is in use stays, and the server's sentence says why. */
export function RemoveButton({ name, onRemove, onRemoved }: RemoveButtonProps) {
  const text = useText()
  return (
    <AskedRemoveButton
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
