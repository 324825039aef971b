import { asksBeforeBundling, bundleQuantity, bundlingProblem } from '@takt/domain/planning/create-bundle.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { LayerUpIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { usePopupTime } from '../../data/stops/use-popup-time.ts'
import { useNumber } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import { OrderWords } from '../OrderWords.tsx'
import row from '../PanelRow.module.css'

/** decline: the question about different quantities was answered with no. */
export type UnbundledAnswer = 'create' | 'decline'

type Props = PanelProps<'unbundled-orders', UnbundledAnswer>

export default function DetailPlanningUnbundledPanel({ selection, busy, perform }: Props) {
  const text = useText()
  const number = useNumber()
  const time = usePopupTime()
  const [asking, setAsking] = useState(false)
  const { orders, size } = selection
  const problem = bundlingProblem(
    orders.map((order) => ({ ...order, machine_id: order.machine_id1 })),
    size,
  )
  const why = problem && text(`refusal.${problem.refusal}`, problem.values)
  const machines = [...new Set(orders.map(({ machine_id1 }) => machine_id1))].join(', ')
  const quantities = orders.map(({ remaining_qty }) => number(remaining_qty)).join(' + ')
  const answer = (given: UnbundledAnswer) => {
    setAsking(false)
    void perform(given)
  }
  return (
    <div className={row.row}>
      <OrderWords
        head={[text('planning.chosen', { count: orders.length }), machines]}
        about={
          <>
            {quantities} · {text('planning.size', { size })}
            {why && <span className={row.reason}> · {why}</span>}
          </>
        }
      />
      <Button
        size="primary"
        variant="primary"
        icon={<LayerUpIcon />}
        busy={busy}
        why={why}
        onClick={() => (asksBeforeBundling(orders) ? setAsking(true) : answer('create'))}
      >
        {text('planning.create')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text('planning.differ-title')}
        message={text('planning.differ-text', { quantity: number(bundleQuantity(orders)) })}
        confirmLabel={text('planning.yes')}
        cancelLabel={text('planning.no')}
        onConfirm={() => answer('create')}
        onCancel={() => answer('decline')}
        {...time}
      />
    </div>
  )
}
