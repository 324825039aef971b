import { Button } from '@takt/ui/button/Button.tsx'
import { CheckIcon, PrintIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { usePrinters } from '../../data/pallets/use-printers.ts'
import { useText } from '../../data/words/use-text.ts'
import { PrinterField } from '../../wizards/PrinterField.tsx'
import type { PanelProps } from '../define-panel.ts'
import { useMoreOfOrder } from '../more-of-order.ts'
import row from '../PanelRow.module.css'
import { type Feature, features, PreparationDialog } from './PreparationDialog.tsx'
import { PrintButtons } from './PrintButtons.tsx'

export type PreparationAnswer =
  | { readonly do: 'prepare'; readonly feature: Feature; readonly value: 0 | 1 }
  | { readonly do: 'print'; readonly quantity: number; readonly printer: string; readonly print_anyway: boolean }
  | { readonly do: 'reprint'; readonly printer: string }
  /** The question whether to print a blocked order was answered with no, or by nobody. */
  | { readonly do: 'decline' }

type Props = PanelProps<'planned-order', PreparationAnswer>

export default function PreparationPanel(props: Props) {
  return useMoreOfOrder() ? <Preparation {...props} /> : null
}

function Preparation({ selection, busy, disabled, perform }: Props) {
  const text = useText()
  const { order } = selection
  const [preparing, setPreparing] = useState(false)
  const [chosen, setChosen] = useState('')
  const { preset, printers } = usePrinters(order.machine_id1)
  const printer = chosen === '' ? preset : chosen
  const reason = printers === undefined ? undefined : disabled({ do: 'reprint', printer })
  const why = printers === undefined ? text('why.loading') : reason && text(reason)
  const ready = features.filter(({ flag }) => order[flag] === 1).length
  return (
    <div className={row.row}>
      <p className={row.about}>
        {text(order.print_prepared === 1 ? 'print.order-printed' : 'print.order-not-printed')}
        {reason !== undefined && <span className={row.reason}> · {text(reason)}</span>}
      </p>
      <Button size="primary" icon={<CheckIcon />} disabled={busy} onClick={() => setPreparing(true)}>
        {text('prepare.open', { ready, all: features.length })}
      </Button>
      <PrinterField machine_id={order.machine_id1} value={chosen} onValueChange={setChosen} />
      {order.print_prepared === 1 ? (
        <Button
          size="primary"
          icon={<PrintIcon />}
          busy={busy}
          why={why}
          onClick={() => void perform({ do: 'reprint', printer })}
        >
          {text('print.again')}
        </Button>
      ) : (
        <PrintButtons
          order={order}
          busy={busy}
          why={why}
          problem={(quantity) => disabled({ do: 'print', quantity, printer, print_anyway: false })}
          onPrint={(quantity, print_anyway) => void perform({ do: 'print', quantity, printer, print_anyway })}
          onDecline={() => void perform({ do: 'decline' })}
        />
      )}
      {preparing && (
        <PreparationDialog
          order={order}
          busy={busy}
          onChange={(feature, value) => void perform({ do: 'prepare', feature, value })}
          onClose={() => setPreparing(false)}
        />
      )}
    </div>
  )
}
