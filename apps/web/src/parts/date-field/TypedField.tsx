import { IconButton } from '@takt/ui/button/IconButton.tsx'
import type { FieldTexts } from '@takt/ui/field/Field.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Popover } from '@takt/ui/popover/Popover.tsx'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import styles from './DateField.module.css'
import type { Typed } from './use-typed.ts'

/** What the fields of days and times have in common for those who use them. */
export interface TypedFieldTexts extends FieldTexts {
  size?: 'touch' | 'primary' | undefined
}

/** What is shown to choose from. */
export interface Chooser {
  /** The keyboard begins at it. */
  readonly first: RefObject<HTMLButtonElement | null>
  readonly close: () => void
}

interface TypedFieldProps extends TypedFieldTexts {
  typed: Typed
  /** Told instead of the field's own error where what is typed is no good. */
  told: string | undefined
  placeholder: string
  icon: ReactNode
  openLabel: string
  chooser: (chooser: Chooser) => ReactNode
}

/** Typed, or chosen from what opens beside it: with gloves the one, with a keyboard the other is quicker. */
export function TypedField({ typed, told, icon, openLabel, chooser, ...field }: TypedFieldProps) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') typed.leave()
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <TextField
      {...field}
      error={told ?? field.error}
      holds={typed.holds}
      // Digits alone are enough for every form of a day or time.
      inputMode="numeric"
      spellCheck={false}
      value={typed.text}
      onValueChange={typed.type}
      onBlur={typed.leave}
      onKeyDown={onKeyDown}
      end={
        !field.disabled && (
          <Popover
            title={field.label}
            closeLabel={text('shell.close')}
            align="end"
            className={styles.popover}
            initialFocus={first}
            open={open}
            onOpenChange={setOpen}
            trigger={<IconButton aria-label={openLabel} icon={icon} />}
          >
            {chooser({ first, close: () => setOpen(false) })}
          </Popover>
        )
      }
    />
  )
}
