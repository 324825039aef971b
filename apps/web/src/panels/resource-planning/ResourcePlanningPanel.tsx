import { naturalCompare } from '@takt/domain/ground/navigation/natural-sort.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CheckIcon } from '@takt/ui/icon/icons.tsx'
import { machines, useMachineIds } from '../../data/machines/machines.ts'
import { plannedHoursText } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import { OrderWords } from '../OrderWords.tsx'
import styles from './ResourcePlanningPanel.module.css'

/** The resource that was pressed. */
export interface ResourceAnswer {
  readonly machine_id: string
  readonly description: string
}

const PLANNING = 2
const nameOf = ({ machine_id, object_description, machine_description }: Machine) =>
  object_description || machine_description || machine_id

/** A button for each planning resource of the department, four in a row; those that have all chosen orders are pressed. */
export default function ResourcePlanningPanel({
  selection,
  busy,
  perform,
}: PanelProps<'resource-orders', ResourceAnswer>) {
  const text = useText()
  const { orders, department } = selection
  const resources = useMachineIds()
    .flatMap((id) => machines.get(id) ?? [])
    .filter((machine) => machine.resource_type === PLANNING && machine.department === department)
    .sort((a, b) => naturalCompare(nameOf(a), nameOf(b)))
  const hours = orders.reduce((sum, order) => sum + order.op_total_remaining_time_hours, 0)
  return (
    <div className={styles.panel}>
      <OrderWords head={[text('planning.chosen', { count: orders.length })]} about={plannedHoursText(hours)} />
      <div className={styles.resources}>
        {resources.map((machine) => {
          const { machine_id } = machine
          const assigned = orders.every((order) => order.resources.includes(machine_id))
          return (
            <Button
              key={machine_id}
              size="primary"
              aria-pressed={assigned}
              icon={assigned ? <CheckIcon /> : undefined}
              disabled={busy}
              onClick={() => void perform({ machine_id, description: nameOf(machine) })}
            >
              {nameOf(machine)}
            </Button>
          )
        })}
      </div>
    </div>
  )
}
