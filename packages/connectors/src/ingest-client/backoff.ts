const FIRST_MS = 250
const LONGEST_MS = 10_000

/** How long to wait before try number `failures + 1`: doubling, and never so long that a server's return goes unnoticed. */
export function retryAfterMs(failures: number): number {
  if (failures <= 0) return 0
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1))
}
