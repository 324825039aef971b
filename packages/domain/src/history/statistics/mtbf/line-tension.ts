/** Stored tenfold, so that the option is a whole number. */
export const DEFAULT_LINE_TENSION = 3

export function lineTension(stored: number | null | undefined): number {
  return (stored ?? DEFAULT_LINE_TENSION) / 10
}
