import { can } from '@takt/domain/ground/permissions.ts'
import type { HistoryAction } from '@takt/domain/orders/print-status.ts'
import { mayChooseLabelPrinter } from '@takt/domain/pallets/label-printer.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { CloseIcon, PrintIcon, UndoIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import row from '../PanelRow.module.css'

export type PrintHistoryAnswer = { readonly do: 'queue'; readonly printer: string } | { readonly do: HistoryAction }

type Props = PanelProps<'print-jobs', PrintHistoryAnswer>

export default function PrintHistoryPanel({ selection, busy, disabled, perform }: Props) {
  const text = useText()
  const session = useSession()
  const { machine_id, jobs } = selection
  const [pressed, setPrinter] = useState('')
  const papers = jobs.every(({ kind }) => kind === 'file')
  const chooses = papers || mayChooseLabelPrinter(session)
  const printers = useLoad('get_printers', {}, { enabled: chooses })
  const printer = chooses ? pressed : ''
  const offered = (printers.rows ?? []).filter(({ takes_pdf }) => takes_pdf || !papers)
  const [first] = jobs
  if (!first) return null
  const again = disabled({ do: 'queue', printer })
  const cancels = machine_id !== '' && can(session, 'pallet-flag-cancellation-functions')
  const cancelled = jobs.every(({ status }) => status === 'Cancelled')
  const action = cancelled ? 'revert_cancellation' : 'cancellation'
  const noAction = disabled({ do: action })
  const why = (cancels ? noAction : undefined) ?? (cancelled ? undefined : again)
  return (
    <div className={row.row}>
      <p className={row.about}>
        {text('print.chosen', { count: jobs.length })}
        {jobs.length === 1 && first.last_error !== '' && ` · ${first.last_error}`}
        {why !== undefined && <span className={row.reason}> · {text(why)}</span>}
      </p>
      {cancels && (
        <Button
          size="primary"
          icon={cancelled ? <UndoIcon /> : <CloseIcon />}
          busy={busy}
          why={noAction && text(noAction)}
          onClick={() => void perform({ do: action })}
        >
          {text(cancelled ? 'print.revert' : 'print.cancel')}
        </Button>
      )}
      {chooses && (
        <SelectField
          label={text('print.printer')}
          placeholder={text('print.own-printer')}
          value={printer}
          onValueChange={setPrinter}
          options={[
            { value: '', label: text('print.own-printer') },
            ...offered.map(({ printer_no, printer_description }) => ({
              value: printer_no,
              label: printer_description,
            })),
          ]}
        />
      )}
      <Button
        size="primary"
        variant="primary"
        icon={<PrintIcon />}
        busy={busy}
        why={again && text(again)}
        onClick={() => void perform({ do: 'queue', printer })}
      >
        {text('print.again')}
      </Button>
    </div>
  )
}
