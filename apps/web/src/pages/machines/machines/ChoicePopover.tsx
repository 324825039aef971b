import { Button } from '@takt/ui/button/Button.tsx'
import { CheckIcon } from '@takt/ui/icon/icons.tsx'
import { Popover } from '@takt/ui/popover/Popover.tsx'
import { type ReactElement, useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import styles from './MachinesPage.module.css'

interface ChoicePopoverProps<Value extends string> {
  title: string
  trigger: ReactElement
  value: Value
  options: readonly { readonly value: Value; readonly label: string }[]
  onChoose: (value: Value) => void
}

/** One of a few, as large buttons: choosing closes it. Comes with the first press, so it opens at once. */
export function ChoicePopover<Value extends string>(props: ChoicePopoverProps<Value>) {
  const text = useText()
  const [open, setOpen] = useState(true)
  return (
    <Popover
      align="end"
      open={open}
      onOpenChange={setOpen}
      title={props.title}
      closeLabel={text('shell.close')}
      trigger={props.trigger}
    >
      <div className={styles.orders}>
        {props.options.map(({ value, label }) => (
          <Button
            key={value}
            variant="quiet"
            fullWidth
            aria-pressed={value === props.value}
            iconEnd={value === props.value ? <CheckIcon /> : undefined}
            onClick={() => {
              props.onChoose(value)
              setOpen(false)
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </Popover>
  )
}
