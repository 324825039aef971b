/** Scrap of reasons that are excluded from OEE, and of overtime, is in the scrap of a shift and not in its quality. */

interface Row {
  readonly machine_id: string
  readonly k_percent: number | null
  readonly made: readonly { readonly good_qty: number; readonly scrap_qty: number }[]
}

/** What two roundings of the same figure may differ by. */
const SAME_PERCENT = 0.2

/** Machines whose scrap and quality beside each other would look like a fault of arithmetic. */
export function scrapLeftOut(machines: readonly Row[]): string[] {
  return machines.flatMap(({ machine_id, k_percent, made }) => {
    const [scrap, all] = made.reduce(
      ([s, a], { good_qty, scrap_qty }) => [s + scrap_qty, a + good_qty + scrap_qty],
      [0, 0],
    )
    if (k_percent === null || all <= 0 || scrap <= 0) return []
    return k_percent - 100 * (1 - scrap / all) > SAME_PERCENT ? [machine_id] : []
  })
}
