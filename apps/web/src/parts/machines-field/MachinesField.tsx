import { Button } from '@takt/ui/button/Button.tsx'
import { Chips } from '@takt/ui/chip/Chips.tsx'
import { Field } from '@takt/ui/field/Field.tsx'
import { useState } from 'react'
import { useMachineIds, useMachinesLoad } from '../../data/machines/machines.ts'
import { useText } from '../../data/words/use-text.ts'
import { MachinesDialog } from './MachinesDialog.tsx'
import styles from './MachinesField.module.css'

interface MachinesFieldProps {
  label: string
  hint?: string
  /** None: every machine. One that is not known any more stays until somebody takes it off. */
  value: readonly string[]
  /** What none means where it is not every machine. */
  none?: string | undefined
  onValueChange: (machine_ids: string[]) => void
}

/** For which machines something holds. */
export function MachinesField({ label, hint, value, none, onValueChange }: MachinesFieldProps) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const { loading, error } = useMachinesLoad()
  const offered = useMachineIds()
  const unknown = offered.length === 0 && error !== null
  return (
    <Field label={label} hint={hint} nativeLabel={false} error={unknown && error.message}>
      <div className={styles.field}>
        <Chips
          label={label}
          names={value}
          none={none ?? text('machines-field.every')}
          removeLabel={(machine) => text('machines-field.remove', { machine })}
          onRemove={(machine) => onValueChange(value.filter((one) => one !== machine))}
        />
        <Button busy={loading} why={unknown && error.message} onClick={() => setOpen(true)}>
          {text('machines-field.choose')}
        </Button>
      </div>
      {open && (
        <MachinesDialog
          offered={offered}
          chosen={value}
          takeLabel={(count) =>
            count === 0 ? (none ?? text('machines-field.every')) : text('machines-field.take', { count })
          }
          onClose={() => setOpen(false)}
          onPick={(chosen) => {
            setOpen(false)
            onValueChange(chosen)
          }}
        />
      )}
    </Field>
  )
}
