/** Ink on a colour that an author chose: the theme's own is white in the dark and black in the light, whatever lies under it. */

/** WCAG AA for text of any size. */
export const LEAST_CONTRAST = 4.5

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/

type Parts = readonly [number, number, number]

/** Only what is given in hexadecimal and is not seen through; of anything else nobody knows what it looks like. */
function partsOf(color: string): Parts | undefined {
  const text = color.trim().toLowerCase()
  if (!HEX.test(text)) return undefined
  const digits = text.slice(1)
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  if (long.length === 8 && Number.parseInt(long.slice(6), 16) < 0xcc) return undefined
  const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255)
  return [r ?? 0, g ?? 0, b ?? 0]
}

function luminance([r, g, b]: Parts): number {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** 1 to 21; undefined where one of the colours is not known. */
export function contrast(one: string, other: string): number | undefined {
  const [a, b] = [partsOf(one), partsOf(other)]
  if (a === undefined || b === undefined) return undefined
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Black or white, whichever reads better: one of them always has more than the least contrast. */
export function inkOn(background: string): '#000000' | '#ffffff' | undefined {
  const black = contrast('#000000', background)
  if (black === undefined) return undefined
  return black >= (contrast('#ffffff', background) ?? 0) ? '#000000' : '#ffffff'
}
