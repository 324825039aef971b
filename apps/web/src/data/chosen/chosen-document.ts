/** The document that a wizard of a machine has ended with: its page shows it. */
let chosen: { readonly machine_id: string; readonly hash: string } | null = null

export function chooseDocument(machine_id: string, hash: string): void {
  chosen = { machine_id, hash }
}

/** Once. */
export function takeChosenDocument(machine_id: string): string | null {
  const taken = chosen
  chosen = null
  return taken?.machine_id === machine_id ? taken.hash : null
}
