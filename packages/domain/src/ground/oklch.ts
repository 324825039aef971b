/** Colours by lightness, strength and hue, as people see them: #rgb and #rrggbb. */

export interface Oklch {
  readonly light: number
  readonly chroma: number
  /** Degrees. */
  readonly hue: number
}

export type Oklab = readonly [light: number, a: number, b: number]

export function oklab(hex: string): Oklab {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const [r, g, b] = [0, 2, 4].map((at) => linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

export function oklchOf(hex: string): Oklch {
  const [light, a, b] = oklab(hex)
  return { light, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

const STEPS = 12

/** The strongest that a screen can show, up to the one asked for: cut off channel by channel the hue would turn. */
export function toHex({ light, chroma, hue }: Oklch): string {
  let [weak, strong] = [0, chroma]
  if (isShown(channels({ light, chroma, hue }))) weak = chroma
  for (let step = 0; step < STEPS && weak < chroma; step += 1) {
    const between = (weak + strong) / 2
    if (isShown(channels({ light, chroma: between, hue }))) weak = between
    else strong = between
  }
  const digits = channels({ light, chroma: weak, hue }).map((one) =>
    Math.round(255 * Math.min(1, Math.max(0, gamma(one))))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

const isShown = (all: readonly number[]) => all.every((one) => one >= -1e-4 && one <= 1 + 1e-4)
const gamma = (share: number) => (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055)

function channels({ light, chroma, hue }: Oklch): number[] {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}
