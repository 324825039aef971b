import { defaultPrinter } from '@takt/domain/pallets/default-printer.ts'
import { labelPrintersFor, mayChooseLabelPrinter } from '@takt/domain/pallets/label-printer.ts'
import { devicePrinter } from '../../device/device-printer.ts'
import { useDeviceValue } from '../../device/device-storage.ts'
import { useLoad } from '../call/use-load.ts'
import { useSession } from '../session/session.ts'

interface PrinterChoice {
  /** On which this person may print; undefined until they are known. */
  readonly printers: readonly { readonly printer_no: string; readonly printer_description: string }[] | undefined
  readonly error: string | undefined
  /** The device's, else the machine's, of those; '' when there is none. */
  readonly preset: string
  readonly mayChoose: boolean
}

/** The printers for flags and labels of a machine, and which of them is preset. */
export function usePrinters(machine_id: string): PrinterChoice {
  const session = useSession()
  const device = useDeviceValue(devicePrinter)
  const printers = useLoad('get_printers', { machine_id })
  const touch = useLoad('get_touch_config_for_machine', { machine_id })
  const machine = touch.rows?.[0]?.pallet_flag_printer ?? ''
  const known =
    touch.rows === undefined || printers.rows === undefined
      ? undefined
      : labelPrintersFor(session, printers.rows, machine)
  return {
    printers: known,
    error: printers.error?.message ?? touch.error?.message,
    preset: defaultPrinter(known ?? [], { device, machine }),
    mayChoose: mayChooseLabelPrinter(session),
  }
}
