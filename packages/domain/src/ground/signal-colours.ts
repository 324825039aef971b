/** Green says running and orange says that nobody has said why. A reason that was given one of them wears another. */
import { oklchOf, toHex } from './oklch.ts'

interface Hues {
  readonly from: number
  readonly to: number
  readonly leastChroma: number
  /** Below it orange is brown and green is black. */
  readonly leastLight: number
  /** Where no name of a colour for reasons lies: plum and indigo. */
  readonly instead: number
}

const signals: readonly Hues[] = [
  { from: 105, to: 174, leastChroma: 0.04, leastLight: 0.2, instead: 325 },
  { from: 37, to: 78, leastChroma: 0.11, leastLight: 0.5, instead: 275 },
]
const MOST_CHROMA = 0.15

function signalOf(hex: string): Hues | undefined {
  const { light, chroma, hue } = oklchOf(hex)
  return signals.find((one) => hue >= one.from && hue <= one.to && chroma >= one.leastChroma && light >= one.leastLight)
}

/** Reads as running or as uncoded. */
export function isSignalColour(hex: string): boolean {
  return signalOf(hex) !== undefined
}

/** As light or dark as it was chosen, in a hue that says nothing. Every other colour stays. */
export function withoutSignal(hex: string): string {
  const signal = signalOf(hex)
  if (signal === undefined) return hex
  const { light, chroma } = oklchOf(hex)
  return toHex({ light, chroma: Math.min(chroma, MOST_CHROMA), hue: signal.instead })
}
