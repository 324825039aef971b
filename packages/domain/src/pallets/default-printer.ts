interface KnownPrinter {
  readonly printer_no: string
}

/** The printer of the device if it still exists, else the machine's, else none. */
export function defaultPrinter(
  printers: readonly KnownPrinter[],
  { device, machine }: { readonly device: string; readonly machine: string },
): string {
  return [device, machine].find((wanted) => printers.some(({ printer_no }) => printer_no === wanted)) ?? ''
}
