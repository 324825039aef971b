const UNITS = ['MB', 'GB', 'TB'] as const

/** Room on a disk, in the unit in which somebody speaks of it, on one line with it. */
export function bytesText(bytes: number, number: (value: number) => string): string {
  let value = bytes / 1024 ** 2
  let unit = 0
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1024
    unit += 1
  }
  return `${number(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))}\u00a0${UNITS[unit]}`
}
