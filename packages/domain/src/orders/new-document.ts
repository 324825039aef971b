/** `warningThreshHold`: after this many orders everybody has seen the change. */
export const NEW_FOR_ORDERS = 3

/** A document is new while fewer orders than the threshold were started since it changed. */
export function isNewDocument(
  /** Null: unknown, and then nothing is claimed. */
  last_changed: number | null,
  orderStarts: readonly number[],
  threshold = NEW_FOR_ORDERS,
): boolean {
  if (last_changed === null) return false
  return orderStarts.filter((start) => start >= last_changed).length < threshold
}
