/** The order that the next wizard of a machine begins with: it was selected in a list before. */
let chosen: { readonly machine_id: string; readonly card_no: string } | null = null

export function chooseOrder(machine_id: string, card_no: string): void {
  chosen = { machine_id, card_no }
}

/** Once: the wizard that is opened after this one begins with its own list. */
export function takeChosenOrder(machine_id: string): string | null {
  const taken = chosen
  chosen = null
  return taken?.machine_id === machine_id ? taken.card_no : null
}
