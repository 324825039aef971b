import { isResource } from '@takt/domain/machines/has-order.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './QuickReportsPage.module.css'

const NO_ORDER = ''

interface ReportAboutProps {
  readonly machine_id: string
  readonly card_no: string
  /** Without it the machine is given. */
  readonly onMachine: ((machine_id: string) => void) | undefined
  readonly onCard: (card_no: string) => void
}

/** What a report is about: the machine, where none is given, and the order. */
export function ReportAbout({ machine_id, card_no, onMachine, onCard }: ReportAboutProps) {
  const text = useText()
  const machines = useLoad('get_machines', {}, { enabled: onMachine !== undefined })
  const orders = useLoad(
    'get_running_and_finished_orders',
    { machine_id },
    { enabled: machine_id !== '', reloadOn: ['OrderChanged'] },
  )
  return (
    <div className={styles.about}>
      {onMachine && (
        <SelectField
          label={text('quick-reports.machine')}
          placeholder={text('quick-reports.must-select-machine')}
          value={machine_id === '' ? null : machine_id}
          onValueChange={onMachine}
          options={(machines.rows ?? [])
            .filter((machine) => !isResource(machine))
            .map((machine) => ({
              value: machine.machine_id,
              label: `${machine.machine_id} ${machine.machine_description}`,
            }))}
        />
      )}
      <SelectField
        label={text('quick-reports.order')}
        placeholder={text('quick-reports.no-order')}
        disabled={machine_id === ''}
        value={card_no}
        onValueChange={onCard}
        options={[
          { value: NO_ORDER, label: text('quick-reports.no-order') },
          ...(orders.rows ?? []).map((order) => ({
            value: order.card_no,
            label: `${order.work_order_no} · ${order.card_no} · ${order.part_no}`,
          })),
        ]}
      />
    </div>
  )
}
