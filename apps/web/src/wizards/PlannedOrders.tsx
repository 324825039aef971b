import type { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import { asksForStructures } from '@takt/domain/orders/start-chain.ts'
import { orderToTake } from '@takt/domain/orders/wizard/available-orders.ts'
import type { PlannedPick } from '@takt/domain/orders/wizard/planned-pick.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { CallFailure, call } from '../data/call/call.ts'
import { useLoad } from '../data/call/use-load.ts'
import { takeChosenOrder } from '../data/chosen/chosen-order.ts'
import { useText } from '../data/words/use-text.ts'
import type { Asked, NoSettings, StepProps } from './engine/define-step.ts'
import { useTakeFirst } from './engine/use-take-first.ts'
import { PickTable } from './PickTable.tsx'
import { plannedColumns } from './planned-columns.ts'
import { useFieldColumns } from './use-field-columns.ts'

const REFRESH_SECONDS = 180
const rowKey = ({ card_no }: PlannedOrder) => card_no
const codes = ({ card_no, work_order_no }: PlannedOrder) => [card_no, work_order_no]
const textOf = (row: PlannedOrder) => `${row.card_no} ${row.work_order_no} ${row.part_no} ${row.part_description}`

interface PlannedOrdersProps extends StepProps<PlannedPick | null, NoSettings> {
  load: 'get_planned_orders' | 'get_rework_orders'
  label: string
  empty: string
}

/** Orders of the plan. What the tool of a pressed one offers is asked for at once, since it decides what comes next. */
export function PlannedOrders({ load: name, label, empty, ...step }: PlannedOrdersProps) {
  const { value, asked, change, pick, jump, tellFailure } = step
  const text = useText()
  const { machine_id } = asked.machine
  const load = useLoad(name, { machine_id }, { everySeconds: REFRESH_SECONDS, reloadOn: ['OrderChanged'] })
  const [typed, setTyped] = useState('')
  const [chosen] = useState(() => takeChosenOrder(machine_id))
  /** Pressed, while its tool is looked up. */
  const [looking, setLooking] = useState<string | null>(null)

  const take = (order: PlannedOrder, how: (picked: PlannedPick) => void) => {
    setLooking(order.card_no)
    withTool(asked, order)
      .then(how, (problem: unknown) => {
        if (!(problem instanceof CallFailure)) throw problem
        tellFailure({ text: problem.message })
      })
      .finally(() => setLooking(null))
  }
  useTakeFirst(load.rows && orderToTake(load.rows, chosen), (order) => take(order, jump))

  const gone =
    load.rows !== undefined && value !== null && !load.rows.some(({ card_no }) => card_no === value.order.card_no)
  const forget = useEffectEvent(() => {
    change(null)
    tellFailure({ key: 'wizard.planned-order.gone', values: { card_no: value?.order.card_no ?? '' } })
  })
  // Somebody else has started it, or it was taken out of the plan.
  useEffect(() => {
    if (gone) forget()
  }, [gone])

  return (
    <PickTable
      label={label}
      columns={useFieldColumns(plannedColumns)}
      load={load}
      rows={load.rows}
      rowKey={rowKey}
      codes={codes}
      chosen={looking ?? value?.order.card_no ?? null}
      onPick={(order) => take(order, pick)}
      search={{ typed, textOf, onType: setTyped }}
      words={{ loading: text('wizard.list-loading'), failed: text('wizard.list-failed'), empty }}
    />
  )
}

async function withTool({ machine }: Pick<Asked, 'machine'>, order: PlannedOrder): Promise<PlannedPick> {
  const { machine_id } = machine
  const { tool_id } = order
  const [inserts, structures] = await Promise.all([
    tool_id === '' ? [] : call('balthzar_get_free_tool_inserts', { machine_id, tool_id }),
    asksForStructures(machine, order) ? call('balthzar_get_tool_structures', { machine_id, tool_id }) : [],
  ])
  return { order, inserts, structures }
}
