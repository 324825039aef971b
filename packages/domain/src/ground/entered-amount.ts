/** A number from 0 up as people type it, with a comma or a point; null while it is none. */
export function enteredAmount(typed: string): number | null {
  const plain = typed.trim().replace(',', '.')
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null
}
