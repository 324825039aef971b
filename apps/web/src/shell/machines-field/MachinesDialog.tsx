import { machinesByDepartment, turnedMachines } from '@takt/domain/navigation/machines-by-department.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useLanguage } from '../../data/language.ts'
import { machines } from '../../data/machines.ts'
import { useDiscardQuestion } from '../../data/use-discard-question.tsx'
import { useText } from '../../data/use-text.ts'
import { DepartmentChoice } from './DepartmentChoice.tsx'
import styles from './MachinesDialog.module.css'

interface MachinesDialogProps {
  /** In the order they are shown. */
  offered: readonly string[]
  chosen: readonly string[]
  takeLabel: (count: number) => string
  mayBeNone?: boolean
  onPick: (machine_ids: string[]) => void
  onClose: () => void
}

/** Several of hundreds of machines: found by their words, taken one by one or a department at a time. */
export function MachinesDialog(props: MachinesDialogProps) {
  const { offered, takeLabel, mayBeNone = true, onPick, onClose } = props
  const text = useText()
  const language = useLanguage()
  const [chosen, setChosen] = useState(props.chosen)
  const [search, setSearch] = useState('')
  const { leave, letGo, question } = useDiscardQuestion(String(chosen) !== String(props.chosen), onClose)
  const list = useRef<HTMLDivElement>(null)
  const known = offered.flatMap((id) => machines.get(id) ?? [])
  const departments = machinesByDepartment(known, { search, language })
  const turn = (ids: readonly string[]) => setChosen((before) => turnedMachines(before, ids))
  const first = departments[0]?.machine_ids[0]
  const searched = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(event, list.current)
    if (event.key !== 'Enter' || first === undefined || search.trim() === '') return
    event.preventDefault()
    turn([first])
  }
  return (
    <Dialog
      open
      size="l"
      closesBeside={false}
      onOpenChange={(open) => !open && leave()}
      closeLabel={text('shell.close')}
      missing={chosen.length === 0 && !mayBeNone ? text('people.choose-machines') : ''}
      title={text('machines-field.choose')}
      footer={
        <>
          <Button size="primary" disabled={chosen.length === 0} onClick={() => setChosen([])}>
            {text('machines-field.clear')}
          </Button>
          <Button
            size="primary"
            variant="primary"
            disabled={chosen.length === 0 && !mayBeNone}
            onClick={() => {
              letGo()
              onPick([...chosen])
            }}
          >
            {takeLabel(chosen.length)}
          </Button>
        </>
      }
    >
      <div className={styles.picker}>
        <SearchField
          label={text('machines-field.find')}
          placeholder={text('machines-field.find')}
          clearLabel={text('shell.clear-search')}
          value={search}
          onValueChange={setSearch}
          onKeyDown={searched}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the checkboxes inside */}
        <div ref={list} className={styles.departments} onKeyDown={(event) => step(event, list.current)}>
          {departments.map((one) => (
            <DepartmentChoice key={one.department} {...one} chosen={chosen} onTurn={turn} />
          ))}
          {departments.length === 0 && <p className={styles.none}>{text('machines-field.none', { search })}</p>}
        </div>
      </div>
      {question}
    </Dialog>
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
