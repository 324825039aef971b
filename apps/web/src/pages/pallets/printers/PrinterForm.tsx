import type { PrinterSettings } from '@takt/domain/pallets/model/print-job.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'

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
  const [name, setName] = useState(printer?.printer_name ?? '')
  const [description, setDescription] = useState(printer?.printer_description ?? '')
  const [host, setHost] = useState(printer?.host ?? '')
  const [port, setPort] = useState(String(printer?.port ?? 9100))
  const [active, setActive] = useState(printer?.active ?? true)
  const [takesPdf, setTakesPdf] = useState(printer?.takes_pdf ?? false)
  const [asksStatus, setAsksStatus] = useState(printer?.asks_status ?? false)
  const number = Number(port)
  const known = Number.isInteger(number) && number >= LOWEST_PORT && number <= HIGHEST_PORT
  const save = async () => {
    const printer_name = name.trim()
    await call('save_printer', {
      printer_no: printer?.printer_no ?? printer_name,
      printer_name,
      printer_description: description.trim(),
      host: host.trim(),
      port: number,
      active,
      takes_pdf: takesPdf,
      asks_status: asksStatus,
    })
    return text('printers.saved', { name: printer_name })
  }
  return (
    <FormDialog
      size="s"
      title={printer ? text('printers.change', { name: printer.printer_name }) : text('printers.new')}
      saveLabel={text('printers.save')}
      fields={[name, description, host, port, active, takesPdf, asksStatus]}
      complete={name.trim() !== '' && known}
      onSave={save}
      onSaved={onSaved}
      onClose={onClose}
    >
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
      <TextField
        label={text('printers.port')}
        error={port.trim() !== '' && !known && text('printers.port-range', { min: LOWEST_PORT, max: HIGHEST_PORT })}
        inputMode="numeric"
        required
        value={port}
        onValueChange={setPort}
      />
      <Switch label={text('printers.in-use')} checked={active} onCheckedChange={setActive} />
      <Switch label={text('printers.takes-pdf')} checked={takesPdf} onCheckedChange={setTakesPdf} />
      <Switch
        label={text('printers.asks-status')}
        description={text('printers.asks-status-hint')}
        checked={asksStatus}
        onCheckedChange={setAsksStatus}
      />
    </FormDialog>
  )
}
