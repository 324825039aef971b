import { palletSums } from '@takt/domain/pallets/pallet-history.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CheckIcon, EditIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useNumber } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import row from '../PanelRow.module.css'
import { QuantityDialog } from '../QuantityDialog.tsx'
import { useProportion } from '../use-proportion.tsx'

export type PalletConfirmationAnswer =
  | { readonly do: 'confirm' }
  /** null: the field is empty. */
  | { readonly do: 'adjust'; readonly qty: number | null }

type Props = PanelProps<'pallet-flags', PalletConfirmationAnswer>

export default function PalletConfirmationPanel({ selection, busy, disabled, perform }: Props) {
  const text = useText()
  const number = useNumber()
  const [adjusting, setAdjusting] = useState(false)
  const { flags } = selection
  const [first] = flags
  const proportion = useProportion('pallet')
  const of = { machine_id: first?.machine_id ?? '', card_no: first?.cardNo ?? '' }
  const { card_no } = of
  const orders = useLoad('get_order', of, { enabled: adjusting })
  const history = useLoad('get_pallet_history', { card_no }, { enabled: adjusting, reloadOn: ['PalletsChanged'] })
  // Asked for only when it is known what a number is measured by: a quick one would be taken without a question.
  const measuring = adjusting && (orders.loading || history.loading)
  if (!first) return null
  const [order] = orders.rows ?? []
  const others = history.rows?.filter(({ record_no }) => record_no !== first.recordNo) ?? []
  const on_flags = palletSums(0, others).total
  const pieces = number(flags.reduce((sum, { qty }) => sum + qty, 0))
  const reason = disabled({ do: 'confirm' })
  const noAdjusting = disabled({ do: 'adjust', qty: null })
  const why = reason ?? (flags.length === 1 ? noAdjusting : undefined)
  return (
    <div className={row.row}>
      <p className={row.about}>
        {text('pallet.chosen', { count: flags.length, pieces })}
        {flags.length === 1 && ` · ${first.erpId}`}
        {why !== undefined && <span className={row.reason}> · {text(why)}</span>}
      </p>
      <Button
        size="primary"
        icon={<EditIcon />}
        busy={measuring}
        disabled={busy}
        why={noAdjusting && text(noAdjusting)}
        onClick={() => setAdjusting(true)}
      >
        {text('pallet.adjust')}
      </Button>
      <Button
        size="primary"
        variant="primary"
        icon={<CheckIcon />}
        busy={busy}
        why={reason && text(reason)}
        onClick={() => void perform({ do: 'confirm' })}
      >
        {text('pallet.confirm')}
      </Button>
      {adjusting && !measuring && (
        <QuantityDialog
          title={text('pallet.adjust-title', { record_no: first.recordNo })}
          label={text('erp.quantity')}
          save={text('pallet.adjust')}
          start={first.qty}
          busy={busy}
          problem={(qty) => {
            const faulty = disabled({ do: 'adjust', qty })
            return faulty && text(faulty)
          }}
          onSave={(qty) => {
            const good = order?.cardGoodQty ?? 0
            // The pallet that is being filled is as large as its flag has said so far.
            const pallets = { scrap: 0, on_flags, pack_qty: first.qty }
            proportion.check(order ? { planned_op_qty: order.plannedOpQty, good, ...pallets } : null, qty, {
              question: text('pallet.adjust-proportion', {
                good: number(good),
                on_flags: number(on_flags),
                quantity: number(qty),
              }),
              go: () => void perform({ do: 'adjust', qty }).then((done) => done && setAdjusting(false)),
            })
          }}
          onClose={() => setAdjusting(false)}
        />
      )}
      {proportion.popup}
    </div>
  )
}
