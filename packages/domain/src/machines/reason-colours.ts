/** The colour of a reason: one rule for lists, buttons, time lines, charts and widgets, so that a reason keeps it on every page. */
import { toHex } from '../ground/oklch.ts'
import { withoutSignal } from '../ground/signal-colours.ts'
import { stopColour } from '../ground/stop-colour.ts'
import { isColor } from '../ground/theme/is-color.ts'
import { MICRO, MICRO_COLOUR, UNCODED, UNCODED_COLOUR } from './uncoded.ts'

/** The one that was chosen for it, whoever else has it, else one by its code. Never by what stands beside it. */
export function reasonColour(code: string, chosen: string): string {
  if (code === UNCODED) return UNCODED_COLOUR
  if (code === MICRO) return MICRO_COLOUR
  return chosenColour(chosen) ?? colourOfCode(code)
}

export function reasonColours(reasons: Iterable<readonly [code: string, chosen: string]>): ReadonlyMap<string, string> {
  return new Map([...reasons].map(([code, chosen]) => [code, reasonColour(code, chosen)]))
}

/** What was chosen, as it is shown: neither green nor orange, which say how a machine is. Undefined where nothing was. */
export function chosenColour(chosen: string): string | undefined {
  const colour = namedColor(chosen)
  return colour === undefined ? undefined : withoutSignal(colour)
}

/** From blue to pink: neither red, orange nor green, which say something on a shop floor. */
const CALM_FROM = 205
const CALM_HUES = 140
const GOLDEN = (Math.sqrt(5) - 1) / 2
const LIGHTS = [0.52, 0.66, 0.42] as const
const CHROMA = 0.13

/** Codes that follow each other lie far from each other: by the golden ratio, in three lightnesses. */
function colourOfCode(code: string): string {
  let nth = 0
  for (const sign of code) nth = (nth * 31 + (sign.codePointAt(0) ?? 0)) >>> 0
  const hue = CALM_FROM + CALM_HUES * ((nth * GOLDEN) % 1)
  return toHex({ light: LIGHTS[nth % LIGHTS.length] as number, chroma: CHROMA, hue })
}

/** A colour as it is stored: hexadecimal, or one of the names that stop codes have. */
export function namedColor(name: string): string | undefined {
  return isColor(name) ? name : stopColour(name)
}
