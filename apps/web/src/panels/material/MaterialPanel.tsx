import type { StoreAction } from '@takt/domain/materials/store-order.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { PlusIcon, UndoIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import type { MaterialLine } from '../../data/chosen/selection.ts'
import { useText } from '../../data/words/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import row from '../PanelRow.module.css'
import { StoreDialog } from './StoreDialog.tsx'

export interface MaterialAnswer {
  readonly action: StoreAction
  /** One at a time: what was booked is never asked for again with the rest. */
  readonly line: MaterialLine
  readonly quantity: number
  readonly place: string
}

type Props = PanelProps<'materials', MaterialAnswer>

interface Asking {
  readonly action: StoreAction
  readonly lines: readonly MaterialLine[]
  readonly at: number
}

export default function MaterialPanel({ selection, busy, disabled, perform }: Props) {
  const text = useText()
  const { lines } = selection
  const [asking, setAsking] = useState<Asking | null>(null)
  const line = asking?.lines[asking.at]
  const returnable = lines.filter(
    (one) => disabled({ action: 'give-back', line: one, quantity: 0, place: '' }) === undefined,
  )
  const done = () => setAsking(asking && asking.at + 1 < asking.lines.length ? { ...asking, at: asking.at + 1 } : null)
  return (
    <div className={row.row}>
      <p className={row.about}>
        {text('materials.chosen', { count: lines.length })} · {lines.map(({ material_no }) => material_no).join(', ')}
        {returnable.length === 0 && <span className={row.reason}> · {text('materials.nothing-to-return')}</span>}
      </p>
      <Button
        size="primary"
        icon={<UndoIcon />}
        disabled={busy}
        why={returnable.length === 0 && text('materials.nothing-to-return')}
        onClick={() => setAsking({ action: 'give-back', lines: returnable, at: 0 })}
      >
        {text('materials.do-return')}
      </Button>
      <Button
        size="primary"
        variant="primary"
        icon={<PlusIcon />}
        disabled={busy}
        onClick={() => setAsking({ action: 'order', lines, at: 0 })}
      >
        {text('materials.do-order')}
      </Button>
      {asking && line && (
        <StoreDialog
          key={line.material_no}
          line={line}
          action={asking.action}
          machine_id={selection.machine_id}
          place={{ at: asking.at + 1, count: asking.lines.length }}
          busy={busy}
          onSend={(wish) => void perform({ action: asking.action, line, ...wish }).then((booked) => booked && done())}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}
