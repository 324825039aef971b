import type { KeypadLabels } from '@takt/ui/keypad/Keypad.tsx'
import { useText } from '../../data/words/use-text.ts'

export function useKeypadLabels(): KeypadLabels {
  const text = useText()
  return {
    keypad: text('wizard.keypad'),
    clear: text('wizard.keypad.clear'),
    backspace: text('wizard.keypad.backspace'),
    sign: text('wizard.keypad.sign'),
    decimal: text('wizard.keypad.decimal'),
    enter: text('wizard.keypad.enter'),
  }
}
