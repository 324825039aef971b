/** Ink that can be read on what lies under it, in both themes, whichever of the two an author chose: D-CONFIG-96-X. */
import { type Colour, colourOf, hexOf, laidOver, mixed } from './css-colour.ts'

/** WCAG AA for text of any size. */
export const LEAST_CONTRAST = 4.5

/** What lies under a text in the light and in the dark theme. */
export interface Ground {
  readonly light: Colour
  readonly dark: Colour
}

const black: Colour = { r: 0, g: 0, b: 0, alpha: 1 }
const white: Colour = { r: 1, g: 1, b: 1, alpha: 1 }

/** The theme's own surfaces under a dashboard: of each theme the one on which ink is hardest to read. */
export const themeGround: Ground = {
  light: colourOf('#eff1f3') ?? white,
  dark: colourOf('#1d2227') ?? black,
}

/** Less solid than this, a background shows more of the theme than of itself. */
const SOLID = 0.8

function luminance({ r, g, b }: Colour): number {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** What a background makes of the ground under it; undefined where nobody can say what it looks like. */
export function groundOf(background: string | undefined, under: Ground | undefined): Ground | undefined {
  if (background === undefined) return under
  const colour = colourOf(background)
  if (colour === undefined) return undefined
  if (colour.alpha === 1) return { light: colour, dark: colour }
  return under && { light: laidOver(colour, under.light), dark: laidOver(colour, under.dark) }
}

/** Black or white, whichever reads better: one of them always has more than the least contrast. */
function inkOn(ground: Colour): Colour {
  return contrast(black, ground) >= contrast(white, ground) ? black : white
}

const STEPS = 20

/** The ink itself where it can be read; else as little darker or lighter as it takes, so that red stays a red. */
function readable(ink: Colour, ground: Colour): Colour {
  const seen = laidOver(ink, ground)
  const towards = inkOn(ground)
  for (let step = 0; step < STEPS; step += 1) {
    // As it will be written: rounding to 255 steps may cost the last hundredth.
    const tried = colourOf(hexOf(mixed(seen, towards, step / STEPS)))
    if (tried !== undefined && contrast(tried, ground) >= LEAST_CONTRAST) return tried
  }
  return towards
}

export interface InkWish {
  readonly color: string | undefined
  readonly background: string | undefined
  /** One style named both: a pair that an author chose stays. */
  readonly together: boolean
  /** What lies under the background; undefined where it is not known. */
  readonly under: Ground | undefined
}

/** The colour as CSS takes it; undefined: the one of whatever it stands in. */
export function inkFor({ color, background, together, under }: InkWish): string | undefined {
  const ground = groundOf(background, under)
  if (ground === undefined || (color === undefined && background === undefined)) return color
  if (together && color !== undefined && (colourOf(background ?? '')?.alpha ?? 0) >= SOLID) return color
  const ink = color === undefined ? undefined : colourOf(color)
  if (color !== undefined && ink === undefined) return color
  const [light, dark] = [ground.light, ground.dark].map((one) =>
    ink === undefined ? inkOn(one) : readable(ink, one),
  ) as [Colour, Colour]
  const [day, night] = [hexOf(light), hexOf(dark)]
  return day === night ? day : `light-dark(${day}, ${night})`
}
