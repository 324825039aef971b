/** A stop code that was read on a page of a machine that stands: the page on which its stop is coded begins with it. */
let presented: { readonly machine_id: string; readonly stop_code: string } | null = null

export function presentCode(machine_id: string, stop_code: string): void {
  presented = { machine_id, stop_code }
}

/** Once, and for this machine alone: a code that was read at another is none of these stops'. */
export function takePresentedCode(machine_ids: readonly string[]): string | undefined {
  const taken = presented
  presented = null
  return machine_ids.length === 1 && taken?.machine_id === machine_ids[0] ? taken?.stop_code : undefined
}
