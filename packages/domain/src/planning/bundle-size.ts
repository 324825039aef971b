/** How many orders a bundle of a machine holds, unless the plant says otherwise. */
export const USUAL_BUNDLE = 4

/** More than a planner can see at once; a typing mistake is not kept. */
export const MOST_IN_BUNDLE = 99

/** Name of the setting that says it for one machine. */
export const bundleSizeField = (machine_id: string): string => `machine_bundle_quantity_${machine_id}`

/** Nothing, words and numbers below one count as the usual size. */
export function bundleSize(stored: string | undefined): number {
  const size = Math.floor(Number(stored))
  return Number.isFinite(size) && size >= 1 ? size : USUAL_BUNDLE
}
