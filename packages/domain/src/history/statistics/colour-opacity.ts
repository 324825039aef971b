import { cssColour } from './css-colours.ts'

/** The colour with its opacity as two more hexadecimal digits. A colour nobody can read is handed back as it was. */
export function withOpacity(colour: string, opacity: number): string {
  const digits = sixDigits(colour.trim())
  if (digits === undefined || Number.isNaN(opacity)) return colour
  return `#${digits}${suffix(opacity)}`
}

/** Above 1 it is meant in percent. */
function suffix(opacity: number): string {
  const share = Math.min(Math.max(opacity > 1 ? opacity / 100 : opacity, 0), 1)
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
}

/** `#abc` and `#abcd` are written out; the alpha of `#abcd` and `#aabbccdd` is dropped. */
function sixDigits(colour: string): string | undefined {
  const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(colour)?.[1]
  if (hex === undefined) return cssColour(colour)
  const full = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join('') : hex
  return full.slice(0, 6)
}
