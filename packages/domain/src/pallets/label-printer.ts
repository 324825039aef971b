import { can, type PermissionHolder } from '../ground/permissions.ts'
import type { Refusal } from '../ground/refusal.ts'

/** Paper from the document viewer goes to any printer for documents; this is about flags and labels. */
export function mayChooseLabelPrinter(person: PermissionHolder): boolean {
  return can(person, 'pallet-flag-printer-selection')
}

/** Those that a person is offered for the flags and labels of a machine. */
export function labelPrintersFor<P extends { readonly printer_no: string }>(
  person: PermissionHolder,
  printers: readonly P[],
  machine: string,
): readonly P[] {
  return mayChooseLabelPrinter(person) ? printers : printers.filter(({ printer_no }) => printer_no === machine)
}

interface AskedPrinter {
  readonly printer: string
  /** The machine's own; '' when it has none. */
  readonly machine: string
  /** On which a job lies that is queued again: nobody chooses it. */
  readonly queuedOn?: string
}

/** Why somebody may not print a flag or label there; undefined when they may. */
export function labelPrinterRefusal(
  person: PermissionHolder,
  { printer, machine, queuedOn = '' }: AskedPrinter,
): Refusal | undefined {
  if (mayChooseLabelPrinter(person) || printer === machine || printer === queuedOn) return undefined
  return machine === ''
    ? { refusal: 'printer-none-of-machine', values: {} }
    : { refusal: 'printer-of-machine-only', values: { printer: machine } }
}
