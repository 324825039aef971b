import { machinesByDepartment, turnedMachines } from '@takt/domain/machines/navigation/machines-by-department.ts'
import { FieldGroup } from '@takt/ui/field/FieldGroup.tsx'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import { machines } from '../../data/machines/machines.ts'
import { useLanguage } from '../../data/words/language.ts'
import { useText } from '../../data/words/use-text.ts'
import { DepartmentChoice } from './DepartmentChoice.tsx'
import styles from './MachineChoice.module.css'

interface MachineChoiceProps {
  /** In the order they are shown. */
  machine_ids: readonly string[]
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}

/** So many are seen at once: a search would only stand in the way. */
const FEW = 8
/** As many are read in one line. */
const NAMED = 5

/** Any number of machines: found by their words, taken one by one or a department at a time. */
export function MachineChoice({ machine_ids, chosen, onChoose }: MachineChoiceProps) {
  const text = useText()
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const known = machine_ids.flatMap((id) => machines.get(id) ?? [])
  const departments = machinesByDepartment(known, { search, language })
  const turn = (ids: readonly string[]) => onChoose(turnedMachines(chosen, ids))
  const first = departments[0]?.machine_ids[0]
  const searched = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(event, list.current)
    if (event.key !== 'Enter') return
    // Enter finds here; it must not send the form around the list.
    event.preventDefault()
    if (first !== undefined && search.trim() !== '') turn([first])
  }
  const count = text('machines.count', { count: chosen.length })
  const named = chosen.length > 0 && chosen.length <= NAMED
  return (
    <FieldGroup look="remark" name={named ? `${count}: ${chosen.join(', ')}` : count}>
      {machine_ids.length > FEW && (
        <SearchField
          label={text('machines-field.find')}
          placeholder={text('machines-field.find')}
          clearLabel={text('shell.clear-search')}
          value={search}
          onValueChange={setSearch}
          onKeyDown={searched}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the checkboxes inside */}
      <div ref={list} className={styles.departments} onKeyDown={(event) => step(event, list.current)}>
        {departments.map((one) => (
          <DepartmentChoice
            key={one.department}
            {...one}
            chosen={chosen}
            isSearched={search.trim() !== ''}
            onTurn={turn}
          />
        ))}
        {departments.length === 0 && <p className={styles.none}>{text('machines-field.none', { search })}</p>}
      </div>
    </FieldGroup>
  )
}

/** Tab goes through all of them as well; the arrows are what a list is expected to know. */
function step(event: KeyboardEvent, list: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const boxes = [...(list?.querySelectorAll<HTMLElement>('[role="checkbox"]') ?? [])]
  const at = boxes.indexOf(document.activeElement as HTMLElement)
  boxes[Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1))]?.focus()
  event.preventDefault()
}
