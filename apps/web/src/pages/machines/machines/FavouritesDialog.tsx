import { matchesSearch } from '@takt/domain/ground/navigation/machine-swap.ts'
import { isResource } from '@takt/domain/machines/has-order.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { useState } from 'react'
import { machines, useMachineIds } from '../../../data/machines/machines.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './FavouritesDialog.module.css'

interface FavouritesDialogProps {
  open: boolean
  onClose: () => void
  favourites: readonly string[]
  onToggle: (machine_id: string) => void
}

/** The favourites selector: every machine one may see, ticked when it is in 'mine'. */
export default function FavouritesDialog({ open, onClose, favourites, onToggle }: FavouritesDialogProps) {
  const text = useText()
  const ids = useMachineIds()
  const [search, setSearch] = useState('')
  const found = ids.flatMap((id) => machines.get(id) ?? []).filter((m) => !isResource(m) && matchesSearch(m, search))
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={text('machines.favourites-title')}
      closeLabel={text('shell.close')}
      footer={
        <Button variant="primary" size="primary" onClick={onClose}>
          {text('machines.done')}
        </Button>
      }
    >
      <SearchField
        label={text('swap.find-machine')}
        placeholder={text('swap.find-machine')}
        clearLabel={text('shell.clear-search')}
        value={search}
        onValueChange={setSearch}
      />
      <ul className={styles.list}>
        {found.map((machine) => (
          <li key={machine.machine_id}>
            <Checkbox
              label={`${machine.machine_id} ${machine.machine_description}`}
              checked={favourites.includes(machine.machine_id)}
              onCheckedChange={() => onToggle(machine.machine_id)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
