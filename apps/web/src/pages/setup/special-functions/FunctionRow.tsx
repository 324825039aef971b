import type { RegisteredFunction } from '@takt/domain/ground/special-functions.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useText } from '../../../data/words/use-text.ts'
import styles from './FunctionPanel.module.css'
import type { FunctionWords } from './use-function-words.ts'

interface FunctionRowProps {
  entry: RegisteredFunction & FunctionWords
  on: boolean
  value: string
  disabled: boolean
  onTurn: (on: boolean) => void
  onTell: (value: string) => void
}

export function FunctionRow({ entry, on, value, disabled, onTurn, onTell }: FunctionRowProps) {
  const text = useText()
  return (
    <li className={styles.row} data-kind={entry.kind}>
      <Switch
        label={
          <>
            <span className={styles.number}>{text('functions.number', { number: entry.number })}</span> {entry.title}
          </>
        }
        description={entry.effect}
        checked={on}
        disabled={disabled}
        onCheckedChange={onTurn}
      />
      {entry.value !== null && on && (
        <TextField
          className={styles.value}
          label={text(`functions.value-${entry.value}`)}
          value={value}
          disabled={disabled}
          maxLength={200}
          onValueChange={onTell}
        />
      )}
    </li>
  )
}
