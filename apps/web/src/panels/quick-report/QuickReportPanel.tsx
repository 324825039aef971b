import { Button } from '@takt/ui/button/Button.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { FileIcon } from '@takt/ui/icon/document-icons.tsx'
import { PrintIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useDocumentPrinters } from '../../data/pallets/use-document-printers.ts'
import { useText } from '../../data/words/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import row from '../PanelRow.module.css'

export interface QuickReportAnswer {
  /** '' = it is only shown. */
  readonly printer_no: string
}

type Props = PanelProps<'quick-report', QuickReportAnswer>

export default function QuickReportPanel({ selection, busy, disabled, perform }: Props) {
  const text = useText()
  const { report, machine_id, card_no } = selection
  const { printers, preset } = useDocumentPrinters(machine_id)
  const [pressed, setPressed] = useState('')
  const printer_no = pressed || preset
  const reason = disabled({ printer_no: '' })
  return (
    <div className={row.row}>
      <p className={row.about}>
        {[report.report_translation || report.report_name, machine_id, card_no].filter(Boolean).join(' · ')}
        {reason !== undefined && (
          <span className={row.reason} role="alert">
            {' '}
            · {text(reason)}
          </span>
        )}
      </p>
      {printers !== undefined && printers.length > 0 && (
        <>
          <SelectField
            label={text('print.printer')}
            placeholder={text('viewer.printer')}
            value={printer_no === '' ? null : printer_no}
            onValueChange={setPressed}
            options={printers.map((one) => ({ value: one.printer_no, label: one.printer_description }))}
          />
          <Button
            size="primary"
            icon={<PrintIcon />}
            busy={busy}
            why={reason ? text(reason) : printer_no === '' && text('form.missing', { fields: text('print.printer') })}
            onClick={() => void perform({ printer_no })}
          >
            {text('quick-reports.generate-print')}
          </Button>
        </>
      )}
      <Button
        size="primary"
        variant="primary"
        icon={<FileIcon />}
        busy={busy}
        why={reason && text(reason)}
        onClick={() => void perform({ printer_no: '' })}
      >
        {text('quick-reports.generate')}
      </Button>
    </div>
  )
}
