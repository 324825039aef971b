import { amountText } from '@takt/domain/ground/by-unit.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { touchConfig } from '@takt/domain/machines/touch-config.ts'
import { type StartAnswers, whyNotStart } from '@takt/domain/orders/start-chain.ts'
import { type CavitiesProblem, enteredCavities } from '@takt/domain/orders/start-entries.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { ArrowRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { MoreIcon } from '@takt/ui/icon/icons.tsx'
import { useEffect, useState } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useMachine } from '../../data/machines/machines.ts'
import { useNumber } from '../../data/words/format.ts'
import { unitText } from '../../data/words/unit-text.ts'
import { useText } from '../../data/words/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import { MaterialLots } from '../MaterialLots.tsx'
import { moreOfOrder, useMoreOfOrder } from '../more-of-order.ts'
import { OrderWords } from '../OrderWords.tsx'
import row from '../PanelRow.module.css'
import { RestButton } from '../RestButton.tsx'
import { OrderLinks } from './OrderLinks.tsx'
import styles from './PlannedOrderPanel.module.css'
import { StartSteps } from './StartSteps.tsx'
import { StillRunning } from './StillRunning.tsx'
import { useStartChain } from './use-start-chain.ts'

export type PlannedOrderAnswer =
  | {
      readonly do: 'start'
      readonly answers: StartAnswers
      readonly cavities: number | ''
      /** The person wants to assign the materials that are missing; afterwards the notice comes back. */
      onAssign(showAgain: () => void): void
    }
  | { readonly do: 'cancel-rest'; readonly cancelled: 0 | 1 }
  | { readonly do: 'assign'; readonly lots: readonly { readonly line_no: number; readonly lot: string }[] }

const WRONG: Record<CavitiesProblem, TextKey> = {
  'not-a-count': 'start.cavities-not-a-count',
  'too-many': 'start.cavities-too-many',
}

type Props = PanelProps<'planned-order', PlannedOrderAnswer>

export default function PlannedOrderPanel(props: Props) {
  const { machine_id1, card_no } = props.selection.order
  const machine = useMachine(machine_id1)
  // Stays open from order to order; a bar that was closed begins anew.
  useEffect(() => () => moreOfOrder.set(false), [])
  // Another order is another start: nothing typed for the last one stays.
  return machine ? <Planned key={`${machine_id1} ${card_no}`} machine={machine} {...props} /> : null
}

function Planned({ machine, selection, busy, perform }: Props & { machine: Machine }) {
  const text = useText()
  const number = useNumber()
  const more = useMoreOfOrder()
  const { order } = selection
  const { machine_id } = machine
  const touch = useLoad('get_touch_config_for_machine', { machine_id })
  const config = touch.rows?.[0] ?? touchConfig(machine_id, null)
  const [typed, setTyped] = useState('')
  // Brings the notice back that offered to assign the materials.
  const [assigning, setAssigning] = useState<(() => void) | null>(null)
  const assigned = () => {
    assigning?.()
    setAssigning(null)
  }
  const entered = enteredCavities(typed, config.max_cavities)
  const wrong = entered === 'not-a-count' || entered === 'too-many' ? entered : undefined
  const cavities = wrong === undefined ? (entered as number | '') : ''
  // A wrong number is told at its field, not also as a missing one.
  const ask_for_cavities = wrong === undefined ? config.ask_for_cavities : 0
  const hindrance = whyNotStart({ machine, order, cavities, ask_for_cavities })
  const chain = useStartChain(machine, order, (answers) =>
    perform({ do: 'start', answers, cavities, onAssign: (showAgain) => setAssigning(() => showAgain) }),
  )
  const reason = touch.rows?.[0]?.empty ? 'machines.config-error' : hindrance
  const why =
    (reason && text(reason, { program: order.program_id, comment: order.lock_comment })) ??
    (wrong && text(WRONG[wrong], { max: config.max_cavities }))
  const planned = text('orders.planned-amount', {
    amount: amountText(order.planned_op_qty, unitText(order.unit), number),
  })
  const pending = busy || chain.looking || chain.step !== undefined
  return (
    <div className={row.row}>
      <OrderWords
        head={[order.work_order_no, text('cockpit.card', { card: order.card_no })]}
        about={
          <>
            {[order.part_no, `${order.op_number} ${order.op_name}`, planned, order.tool_id]
              .filter((word) => word.trim() !== '')
              .join(' · ')}
            {reason !== undefined && <span className={row.reason}> · {why}</span>}
          </>
        }
      />
      {config.ask_for_cavities === 1 && (
        <TextField
          className={styles.cavities}
          size="primary"
          label={text('start.cavities', { max: config.max_cavities })}
          inputMode="numeric"
          value={typed}
          onValueChange={setTyped}
          error={wrong && why}
        />
      )}
      <Button
        size="primary"
        variant="primary"
        icon={<ArrowRightIcon />}
        busy={busy || chain.looking}
        disabled={pending}
        why={why}
        onClick={() => void chain.begin()}
      >
        {text('start.start')}
      </Button>
      <Button size="primary" icon={<MoreIcon />} aria-expanded={more} onClick={() => moreOfOrder.set(!more)}>
        {text(more ? 'panel.less' : 'panel.more')}
      </Button>
      {more && (
        <div className={styles.more}>
          <OrderLinks machine={machine_id} cardno={order.card_no} />
          <RestButton
            order={order}
            pending={pending}
            onChange={(cancelled) => void perform({ do: 'cancel-rest', cancelled })}
          />
        </div>
      )}
      <StillRunning machine={machine} order={order} selection={selection} busy={pending} />
      {chain.fault !== undefined && (
        <p className={styles.fault} role="alert">
          {chain.fault}
        </p>
      )}
      <StartSteps
        step={chain.step}
        machine={machine}
        order={order}
        offers={chain.offers}
        onAnswer={chain.answer}
        onAbort={chain.abort}
      />
      {assigning && (
        <MaterialLots
          order={{ ...order, machine_id }}
          busy={busy}
          onSave={(lots) => void perform({ do: 'assign', lots }).then((saved) => saved && assigned())}
          onClose={assigned}
        />
      )}
    </div>
  )
}
