import { Button } from '@takt/ui/button/Button.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { MachinesDialog } from '../../../parts/machines-field/MachinesDialog.tsx'
import type { ShownMachines } from './use-shown-machines.ts'

interface ChooseProps {
  readonly shown: ShownMachines
  readonly onPick: (ids: readonly string[]) => void
}

/** Nothing is shown yet: of all machines somebody has to say which. */
export function ChooseFirst({ shown, onPick }: ChooseProps) {
  const text = useText()
  if (shown.loading) return <Skeleton height={120} />
  if (shown.offered.length === 0) return <EmptyState title={text('time-history.no-machines')} />
  return (
    <EmptyState
      title={text('time-history.choose-machines')}
      text={text('time-history.choose-text')}
      action={<MachinesButton {...{ shown, onPick }} primary />}
    />
  )
}

export function MachinesButton({ shown, onPick, primary = false }: ChooseProps & { readonly primary?: boolean }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...(primary && { size: 'primary', variant: 'primary' })} onClick={() => setOpen(true)}>
        {primary ? text('time-history.choose-machines') : text('time-history.machines-of', { count: shown.ids.length })}
      </Button>
      {open && (
        <MachinesDialog
          offered={shown.offered}
          chosen={shown.ids}
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
