/** How lists of activities are ordered, and whose a choice among them is. */
interface Listed {
  readonly record_no: string
  readonly due_date: string
}

export function byDueDate<A extends Listed>(activities: readonly A[]): A[] {
  return [...activities].sort(
    (a, b) => Date.parse(a.due_date) - Date.parse(b.due_date) || Number(a.record_no) - Number(b.record_no),
  )
}

/** A choice at one machine belongs to the machine, one among all machines to the person. */
export function selectionOwner(machine: string, username: string): string {
  return machine === 'all' || machine === '' ? username : machine
}

export function mayProceed({ perform }: { readonly perform: number }): boolean {
  return perform === 1
}
