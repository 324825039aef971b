/** A badge that was read on a page of a machine: the page on which people sign in there begins with it. */
let presented: { readonly machine_id: string; readonly employee_number: string } | null = null

export function presentBadge(machine_id: string | undefined, employee_number: string): void {
  presented = machine_id === undefined ? null : { machine_id, employee_number }
}

/** Once: whoever opens the page after that begins with an empty field. */
export function takeBadge(machine_id: string): string {
  const taken = presented
  presented = null
  return taken?.machine_id === machine_id ? taken.employee_number : ''
}
