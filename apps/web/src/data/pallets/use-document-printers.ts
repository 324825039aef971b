import { defaultPrinter } from '@takt/domain/pallets/default-printer.ts'
import { devicePrinter } from '../../device/device-printer.ts'
import { useDeviceValue } from '../../device/device-storage.ts'
import { useLoad } from '../call/use-load.ts'

interface DocumentPrinters {
  /** undefined until they are known. */
  readonly printers: readonly { readonly printer_no: string; readonly printer_description: string }[] | undefined
  readonly error: string | undefined
  /** '' when neither the device nor the machine has one that takes documents. */
  readonly preset: string
}

/** The printers that take documents; preset is that of the device, else the machine's document printer. */
export function useDocumentPrinters(machine_id: string): DocumentPrinters {
  const device = useDeviceValue(devicePrinter)
  const load = useLoad('get_printers', machine_id === '' ? {} : { machine_id })
  const touch = useLoad('get_touch_config_for_machine', { machine_id }, { enabled: machine_id !== '' })
  const known = machine_id === '' || touch.rows !== undefined || touch.error !== null
  const printers = known ? load.rows?.filter(({ takes_pdf }) => takes_pdf) : undefined
  const machine = touch.rows?.[0]?.document_printer ?? ''
  return { printers, error: load.error?.message, preset: defaultPrinter(printers ?? [], { device, machine }) }
}
