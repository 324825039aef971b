/** Whether a pallet-flag call did what it was asked: the text 'true'; an older server says it as a truth value. */
export function saysTrue(value: unknown): boolean {
  return value === 'true' || value === true
}
