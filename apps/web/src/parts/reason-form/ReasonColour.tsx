import { isSignalColour } from '@takt/domain/ground/signal-colours.ts'
import { stopColour } from '@takt/domain/ground/stop-colour.ts'
import { ColorField } from '@takt/ui/field/ColorField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useText } from '../../data/words/use-text.ts'

interface ReasonColourProps {
  /** 'Automatic', a name or #rrggbb. */
  value: string
  onValueChange: (value: string) => void
}

const FIRST = '#868e96'

/** The colour of a reason in lists and graphs: that of the theme, or one of its own. */
export function ReasonColour({ value, onValueChange }: ReasonColourProps) {
  const text = useText()
  const own = stopColour(value)
  return (
    <>
      <Switch
        label={text('reasons.colour-own')}
        checked={own !== undefined}
        onCheckedChange={(on) => onValueChange(on ? FIRST : 'Automatic')}
      />
      {own !== undefined && (
        <ColorField
          label={text('stop-codes.colour')}
          pickLabel={text('reasons.colour-pick')}
          hint={isSignalColour(own) ? text('reasons.colour-kept') : undefined}
          value={own}
          onValueChange={onValueChange}
        />
      )}
    </>
  )
}
