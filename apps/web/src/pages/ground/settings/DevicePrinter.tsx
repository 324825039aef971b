import { mayChooseLabelPrinter } from '@takt/domain/pallets/label-printer.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { devicePrinter } from '../../../device/device-printer.ts'
import { useDeviceValue } from '../../../device/device-storage.ts'
import styles from './SettingsPage.module.css'

export function DevicePrinter() {
  const text = useText()
  const session = useSession()
  const chosen = useDeviceValue(devicePrinter)
  const printers = useLoad('get_printers', {})
  const known = printers.rows ?? []
  const options = [
    { value: '', label: text('settings.no-printer') },
    ...known.map(({ printer_no, printer_description }) => ({ value: printer_no, label: printer_description })),
    // A printer that is gone from the plant is still what this device would print on.
    ...(chosen !== '' && !known.some(({ printer_no }) => printer_no === chosen)
      ? [{ value: chosen, label: chosen }]
      : []),
  ]
  return (
    <div className={styles.printer}>
      <SelectField
        label={text('settings.printer')}
        hint={text(mayChooseLabelPrinter(session) ? 'settings.printer-text' : 'settings.printer-text-documents')}
        error={printers.error?.message}
        placeholder={text('settings.no-printer')}
        disabled={printers.loading}
        value={chosen}
        onValueChange={devicePrinter.set}
        options={options}
      />
      {printers.error && <Button onClick={() => void printers.reload()}>{text('shell.retry')}</Button>}
    </div>
  )
}
