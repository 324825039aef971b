import { Button } from '@takt/ui/button/Button.tsx'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { ChevronDownIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { Popover } from '@takt/ui/popover/Popover.tsx'
import { useState } from 'react'
import { machines } from '../../data/machines/machines.ts'
import type { EditorPlace } from './editor-place.ts'
import styles from './MachinePicker.module.css'

/** More would not be read; typing one more letter is faster. */
const MOST_SHOWN = 40

interface MachinePickerProps {
  readonly label: string
  /** What the closed picker shows. */
  readonly shown: string
  readonly offered: readonly string[]
  readonly chosen: string | undefined
  readonly place: EditorPlace
  readonly onPick: (machine_id: string) => void
  /** Offered where no machine is a choice too. */
  readonly onNone?: (() => void) | undefined
}

/** One of hundreds of machines, found by its id or description. */
export function MachinePicker(props: MachinePickerProps) {
  const { label, shown, place } = props
  const [open, setOpen] = useState(false)
  const leave = (then: () => void) => () => {
    setOpen(false)
    then()
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={label}
      closeLabel={place.say('shell.close')}
      className={styles.popover}
      trigger={
        <Button className={styles.trigger} aria-label={`${label}: ${shown}`} iconEnd={<ChevronDownIcon />}>
          {shown}
        </Button>
      }
    >
      <Choices
        {...props}
        onPick={(id) => leave(() => props.onPick(id))()}
        onNone={props.onNone && leave(props.onNone)}
      />
    </Popover>
  )
}

function Choices({ offered, chosen, place, onPick, onNone }: MachinePickerProps) {
  const [search, setSearch] = useState('')
  const found = matching(offered, search)
  return (
    <div className={styles.choices}>
      <SearchField
        label={place.say('form.find-machine')}
        placeholder={place.say('form.find-machine')}
        clearLabel={place.say('shell.clear-search')}
        value={search}
        onValueChange={setSearch}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || found[0] === undefined) return
          event.preventDefault()
          onPick(found[0])
        }}
      />
      <ul className={styles.list}>
        {onNone !== undefined && search === '' && (
          <li>
            <button type="button" className={styles.choice} aria-pressed={chosen === undefined} onClick={onNone}>
              {place.say('form.none')}
            </button>
          </li>
        )}
        {found.slice(0, MOST_SHOWN).map((id) => (
          <li key={id}>
            <button type="button" className={styles.choice} aria-pressed={chosen === id} onClick={() => onPick(id)}>
              <span className={styles.id}>{id}</span>
              <span className={styles.description}>{descriptionOf(id)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.hint}>{place.say('form.no-machine-found', { search })}</p>}
      {found.length > MOST_SHOWN && (
        <p className={styles.hint}>{place.say('form.more-machines', { count: found.length - MOST_SHOWN })}</p>
      )}
    </div>
  )
}

function descriptionOf(machine_id: string): string {
  return machines.get(machine_id)?.machine_description ?? ''
}

function matching(ids: readonly string[], search: string): readonly string[] {
  const words = search.trim().toLowerCase()
  return ids.filter((id) => `${id} ${descriptionOf(id)}`.toLowerCase().includes(words))
}
