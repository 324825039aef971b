import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { CheckIcon, PrintIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useState } from 'react'
import { useDocumentPrinters } from '../../data/pallets/use-document-printers.ts'
import { usePopupTime } from '../../data/stops/use-popup-time.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './PrintDialog.module.css'

interface PrintDialogProps {
  /** '' where there is none. */
  readonly machine_id: string
  readonly onPrint: (printer: { printer_no: string; printer_description: string }) => void
  readonly onClose: () => void
}

/** Which printer: the default one is chosen already; without one there is no OK. */
export function PrintDialog({ machine_id, onPrint, onClose }: PrintDialogProps) {
  const text = useText()
  const { printers, error, preset } = useDocumentPrinters(machine_id)
  const [pressed, setPressed] = useState('')
  const chosen = printers?.find(({ printer_no }) => printer_no === (pressed || preset))
  const why = () => {
    if (chosen) return ''
    if (error !== undefined) return text('viewer.printers-failed')
    if (printers === undefined) return text('why.loading')
    return text(printers.length === 0 ? 'viewer.no-printers' : 'print.needs-printer')
  }
  return (
    <Dialog
      open
      size="s"
      closesBeside={false}
      title={text('viewer.printer')}
      closeLabel={text('shell.close')}
      missing={printers?.length ? why() : ''}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button size="primary" onClick={onClose}>
            {text('shell.cancel')}
          </Button>
          <Button size="primary" variant="primary" why={why()} onClick={() => chosen && onPrint(chosen)}>
            {text('viewer.ok')}
          </Button>
        </>
      }
      {...usePopupTime()}
    >
      {error !== undefined ? (
        <EmptyState title={text('viewer.printers-failed')} text={error} />
      ) : printers === undefined ? (
        <LoadingState label={text('shell.loading')} />
      ) : printers.length === 0 ? (
        <EmptyState title={text('viewer.no-printers')} text={text('viewer.no-printers-text')} />
      ) : (
        <div className={styles.list}>
          {printers.map((printer) => {
            const is = printer === chosen
            return (
              <Button
                key={printer.printer_no}
                className={styles.printer}
                size="primary"
                fullWidth
                aria-pressed={is}
                variant={is ? 'primary' : 'secondary'}
                icon={is ? <CheckIcon /> : <PrintIcon />}
                onClick={() => setPressed(printer.printer_no)}
              >
                {printer.printer_description}
              </Button>
            )
          })}
        </div>
      )}
    </Dialog>
  )
}
