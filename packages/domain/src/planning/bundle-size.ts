/** How many orders a bundle of a machine holds, unless the plant says otherwise. */
const USUAL_SIZE = 4

/** Name of the setting that says it for one machine. */
export const bundleSizeField = (machine_id: string): string => `machine_bundle_quantity_${machine_id}`

/** Nothing, words and numbers below one count as the usual size. */
export function bundleSize(stored: string | undefined): number {
  const size = Math.floor(Number(stored))
  return Number.isFinite(size) && size >= 1 ? size : USUAL_SIZE
}
