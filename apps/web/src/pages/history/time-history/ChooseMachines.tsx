import { Button } from '@takt/ui/button/Button.tsx'
import { useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { MachinesDialog } from '../../../parts/machines-field/MachinesDialog.tsx'
import type { ShownMachines } from './use-shown-machines.ts'

interface ChooseProps {
  readonly shown: ShownMachines
  readonly onPick: (ids: readonly string[]) => void
}

/** How many machines are shown; a press chooses others. */
export function MachinesButton({ shown, onPick }: ChooseProps) {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('time-history.machines-of', { count: shown.ids.length })}</Button>
      {open && (
        <MachinesDialog
          offered={shown.offered}
          // What it opened with nobody chose.
          chosen={shown.isFirst ? [] : shown.ids}
          mayBeNone={false}
          takeLabel={(count) => text('time-history.show', { count })}
          onClose={() => setOpen(false)}
          onPick={(ids) => {
            setOpen(false)
            onPick(ids)
          }}
        />
      )}
    </>
  )
}
