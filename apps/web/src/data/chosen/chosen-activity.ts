/** The activity that the next wizard begins with: just created, or pressed in an overview. */
let chosen: { readonly owner: string; readonly record_no: string } | null = null

/** `owner` is the machine, or the person where the wizard is about all machines. */
export function chooseActivity(owner: string, record_no: string): void {
  chosen = { owner, record_no }
}

/** Once: going back in the wizard must not choose it again. */
export function takeChosenActivity(owner: string): string | null {
  if (chosen?.owner !== owner) return null
  const { record_no } = chosen
  chosen = null
  return record_no
}
