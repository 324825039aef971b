import { Button } from '@takt/ui/button/Button.tsx'
import { PrintIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { usePrinters } from '../../data/pallets/use-printers.ts'
import { useText } from '../../data/words/use-text.ts'
import { PrinterField } from '../../wizards/PrinterField.tsx'
import type { PanelProps } from '../define-panel.ts'
import row from '../PanelRow.module.css'

export interface ReprintAnswer {
  /** '' while there is none. */
  readonly printer: string
}

type Props = PanelProps<'flags-to-reprint', ReprintAnswer>

export default function ReprintPanel({ selection, busy, disabled, perform }: Props) {
  const text = useText()
  const [chosen, setChosen] = useState('')
  const { machine_id, flags } = selection
  const { preset, printers } = usePrinters(machine_id)
  const printer = chosen === '' ? preset : chosen
  const reason = printers === undefined ? undefined : disabled({ printer })
  return (
    <div className={row.row}>
      <p className={row.about}>
        {text('print.flags-chosen', { count: flags.length })}
        {reason !== undefined && <span className={row.reason}> · {text(reason)}</span>}
      </p>
      <PrinterField machine_id={machine_id} value={chosen} onValueChange={setChosen} />
      <Button
        size="primary"
        variant="primary"
        icon={<PrintIcon />}
        busy={busy}
        why={printers === undefined ? text('why.loading') : reason && text(reason)}
        onClick={() => void perform({ printer })}
      >
        {text('print.again')}
      </Button>
    </div>
  )
}
