import { parseHexColor } from './hex-color.ts'

// Pure black: with any lighter ink some mid-grey would read below 4.5:1 with both inks.
const INK = '#000000'
const PAPER = '#ffffff'

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

export function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16)
  return 0.2126 * linear(value >> 16) + 0.7152 * linear((value >> 8) & 255) + 0.0722 * linear(value & 255)
}

export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The text colour that reads better on `background`; ink where the background is no colour we can parse. */
export function contrastText(background: string): string {
  const hex = parseHexColor(background)
  if (hex === null) return INK
  return contrastRatio(hex, INK) >= contrastRatio(hex, PAPER) ? INK : PAPER
}
