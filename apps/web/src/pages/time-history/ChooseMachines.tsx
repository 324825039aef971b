import { Button } from '@takt/ui/button/Button.tsx'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useState } from 'react'
import { machines } from '../../data/machines.ts'
import { useText } from '../../data/use-text.ts'
import styles from './TimeHistoryPage.module.css'
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
          shown={shown}
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

function MachinesDialog({ shown, onPick, onClose }: ChooseProps & { readonly onClose: () => void }) {
  const text = useText()
  const [chosen, setChosen] = useState<readonly string[]>(shown.ids)
  const [search, setSearch] = useState('')
  const words = search.trim().toLowerCase()
  const found = shown.offered.filter((id) => `${id} ${descriptionOf(id)}`.toLowerCase().includes(words))
  const turn = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <Dialog
      open
      size="l"
      onOpenChange={onClose}
      closeLabel={text('shell.close')}
      title={text('time-history.choose-machines')}
      footer={
        <Button size="primary" variant="primary" disabled={chosen.length === 0} onClick={() => onPick(chosen)}>
          {text('time-history.show', { count: chosen.length })}
        </Button>
      }
    >
      <div className={styles.picker}>
        <SearchField
          label={text('time-history.find-machine')}
          placeholder={text('time-history.find-machine')}
          clearLabel={text('shell.clear-search')}
          value={search}
          onValueChange={setSearch}
        />
        <div className={styles.presets}>
          <Button onClick={() => setChosen([...new Set([...chosen, ...found])])}>
            {text('time-history.all-of-place')}
          </Button>
          <Button onClick={() => setChosen([])}>{text('time-history.none-chosen')}</Button>
        </div>
        <ul className={styles.machines}>
          {found.map((id) => (
            <li key={id}>
              <Checkbox
                className={styles.machine}
                label={`${id} ${descriptionOf(id)}`}
                checked={chosen.includes(id)}
                onCheckedChange={() => turn(id)}
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function descriptionOf(machine_id: string): string {
  return machines.get(machine_id)?.object_description ?? ''
}
