import { readScan } from '@takt/domain/ground/scanner/read-scan.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { usePrinters } from '../data/pallets/use-printers.ts'
import { useText } from '../data/words/use-text.ts'
import { useScan } from '../device/scan-takers.ts'
import styles from './PrinterField.module.css'

interface PrinterFieldProps {
  machine_id: string
  /** '' takes the preset one. */
  value: string
  onValueChange: (printer_no: string) => void
}

/** Where it is printed: a choice for those who may choose, words for all others. */
export function PrinterField({ machine_id, value, onValueChange }: PrinterFieldProps) {
  const text = useText()
  const { printers, error, preset, mayChoose } = usePrinters(machine_id)
  // The device prints there from now on; a printer that was chosen here before would print instead of it.
  useScan((code) => {
    const scan = readScan(code)
    const known = scan.kind === 'set-printer' && printers?.some(({ printer_no }) => printer_no === scan.printer)
    if (known && mayChoose && value !== '') onValueChange(scan.printer)
    return false
  })
  const chosen = value === '' ? preset : value
  const name = printers?.find(({ printer_no }) => printer_no === chosen)?.printer_description
  if (!mayChoose) {
    const words = name ?? error ?? text(printers === undefined ? 'shell.loading' : 'print.no-printer')
    return (
      <p className={styles.words}>
        <span className={styles.label}>{text('print.printer')}</span>
        {words}
      </p>
    )
  }
  return (
    <SelectField
      className={styles.field}
      label={text('print.printer')}
      placeholder={text('print.choose-printer')}
      error={error}
      disabled={printers === undefined}
      value={chosen === '' ? null : chosen}
      onValueChange={onValueChange}
      options={(printers ?? []).map(({ printer_no, printer_description }) => ({
        value: printer_no,
        label: printer_description,
      }))}
    />
  )
}
