import { bestMachines } from '@takt/domain/planning/best-machines.ts'
import type { Bundle, PlanningMachine } from '@takt/domain/planning/model/bundle.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { ArrowLeftIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { useState } from 'react'
import { plannedHoursText } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import row from '../PanelRow.module.css'
import styles from './MachineChoice.module.css'

interface MachineChoiceProps {
  mode: 'swap' | 'book'
  bundle: Bundle
  machines: readonly PlanningMachine[]
  busy: boolean
  onChoose: (machine_id: string) => void
  onBack: () => void
}

/** The machines that have the least to do; a search reaches the others. */
export function MachineChoice({ mode, bundle, machines, busy, onChoose, onBack }: MachineChoiceProps) {
  const text = useText()
  const [search, setSearch] = useState('')
  const offered = bestMachines(machines, bundle.machine_id, search)
  const title = text(mode === 'swap' ? 'planning.swap-to' : 'planning.book-on', { bundle: bundle.bundle_no })
  return (
    <fieldset className={classNames(row.row, styles.choice)} aria-label={title}>
      <Button size="primary" icon={<ArrowLeftIcon />} onClick={onBack}>
        {text('planning.back')}
      </Button>
      <p className={styles.title}>{title}</p>
      <SearchField
        className={styles.search}
        label={text('planning.find-machine')}
        placeholder={text('planning.find-machine')}
        clearLabel={text('shell.clear-search')}
        value={search}
        onValueChange={setSearch}
      />
      {offered.length === 0 && <p className={row.reason}>{text('planning.no-machine-fits')}</p>}
      {offered.map(({ machine_id, planned_hours }) => (
        <Button
          key={machine_id}
          className={styles.offer}
          size="primary"
          disabled={busy}
          onClick={() => onChoose(machine_id)}
        >
          <span className={styles.machine}>
            <strong>{machine_id}</strong>
            <span>{text('planning.hours', { hours: plannedHoursText(planned_hours) })}</span>
          </span>
        </Button>
      ))}
    </fieldset>
  )
}
