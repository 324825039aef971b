import { stateColour } from '@takt/domain/machines/display-state.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { WidgetSettings } from '@takt/domain/machines/overview/widget-settings.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { type CSSProperties, memo } from 'react'
import { useMachine } from '../../../data/machines/machines.ts'
import { MachineCardBody } from '../../../parts/machine-card/MachineCardBody.tsx'
import { useDisplayState } from '../../../parts/machine-state/MachineState.tsx'
import styles from './MachineWidgetsPage.module.css'

interface WidgetCardProps {
  machine_id: string
  headerStyle: WidgetSettings['headerStyle']
  selected: boolean
  onSelect: (machine_id: string) => void
}

/** Follows its own machine: a change elsewhere does not draw it again. */
export const WidgetCard = memo(function WidgetCard({ machine_id, ...rest }: WidgetCardProps) {
  const machine = useMachine(machine_id)
  return machine ? <Card machine={machine} {...rest} /> : null
})

function Card({
  machine,
  headerStyle,
  selected,
  onSelect,
}: Omit<WidgetCardProps, 'machine_id'> & { machine: Machine }) {
  const state = useDisplayState(machine)
  const own = stateColour(state, machine)
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.card, selected && styles.selected)}
        // As the tag in it: red beside a grey reason would be an alarm about nothing.
        style={own === undefined ? undefined : ({ '--edge': own } as CSSProperties)}
        data-state={state}
        data-machine={machine.machine_id}
        aria-pressed={selected}
        onClick={() => onSelect(machine.machine_id)}
      >
        <MachineCardBody machine={machine} headerStyle={headerStyle} />
      </button>
    </li>
  )
}
