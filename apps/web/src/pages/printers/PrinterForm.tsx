import type { PrinterSettings } from '@takt/domain/model/print-job.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { type FormEvent, useId, useState } from 'react'
import { CallFailure, call } from '../../data/call.ts'
import { useText } from '../../data/use-text.ts'
import { notify } from '../../shell/notices.ts'
import styles from './PrinterForm.module.css'

interface PrinterFormProps {
  /** Without one a new printer is entered. */
  readonly printer: PrinterSettings | undefined
  readonly onSaved: () => Promise<void>
  readonly onClose: () => void
}

const LOWEST_PORT = 1024
const HIGHEST_PORT = 65_535

export function PrinterForm({ printer, onSaved, onClose }: PrinterFormProps) {
  const text = useText()
  const form = useId()
  const [name, setName] = useState(printer?.printer_name ?? '')
  const [description, setDescription] = useState(printer?.printer_description ?? '')
  const [host, setHost] = useState(printer?.host ?? '')
  const [port, setPort] = useState(String(printer?.port ?? 9100))
  const [active, setActive] = useState(printer?.active ?? true)
  const [takesPdf, setTakesPdf] = useState(printer?.takes_pdf ?? false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const number = Number(port)
  const good = name.trim() !== '' && Number.isInteger(number) && number >= LOWEST_PORT && number <= HIGHEST_PORT
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !good) return
    setBusy(true)
    setFailure(null)
    const printer_name = name.trim()
    try {
      await call('save_printer', {
        printer_no: printer?.printer_no ?? printer_name,
        printer_name,
        printer_description: description.trim(),
        host: host.trim(),
        port: number,
        active,
        takes_pdf: takesPdf,
      })
      await onSaved()
      notify.success(text('printers.saved', { name: printer_name }))
      onClose()
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      setFailure(problem.message)
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="s"
      closesBeside={false}
      title={printer ? text('printers.change', { name: printer.printer_name }) : text('printers.new')}
      closeLabel={text('shell.close')}
      onOpenChange={(open) => !open && !busy && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{text('shell.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy} disabled={!good}>
            {text('printers.save')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void save(event)}>
        <TextField
          label={text('printers.name')}
          hint={printer ? undefined : text('printers.name-hint')}
          required
          disabled={printer !== undefined}
          maxLength={60}
          value={name}
          onValueChange={setName}
        />
        <TextField
          label={text('printers.description')}
          maxLength={200}
          value={description}
          onValueChange={setDescription}
        />
        <TextField
          label={text('printers.host')}
          hint={text('printers.host-hint')}
          spellCheck={false}
          maxLength={253}
          value={host}
          onValueChange={setHost}
        />
        <TextField label={text('printers.port')} inputMode="numeric" required value={port} onValueChange={setPort} />
        <Switch label={text('printers.in-use')} checked={active} onCheckedChange={setActive} />
        <Switch label={text('printers.takes-pdf')} checked={takesPdf} onCheckedChange={setTakesPdf} />
        {failure !== null && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}
