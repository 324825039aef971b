/** Colour names a stop reason may have. Only these reach a style, so a stored text can never inject one. */
const named: Readonly<Record<string, string>> = {
  red: '#d92d20',
  darkred: '#912018',
  orange: '#e8590c',
  darkorange: '#c4460a',
  gold: '#d9a406',
  yellow: '#f2c40f',
  green: '#2f9e44',
  darkgreen: '#1b6b2d',
  lightgreen: '#8ce99a',
  teal: '#0c8599',
  cyan: '#22b8cf',
  blue: '#1c7ed6',
  darkblue: '#173f8a',
  navy: '#1b2a52',
  purple: '#7048e8',
  violet: '#9775fa',
  magenta: '#c2255c',
  pink: '#e64980',
  brown: '#8a5a2b',
  gray: '#868e96',
  grey: '#868e96',
  darkgray: '#495057',
  lightgray: '#ced4da',
  black: '#1a1a1a',
  white: '#ffffff',
}

const HEX = /^#[0-9a-f]{6}$/

/** The stop reason's own colour, or undefined: then the theme's stop colour is used ('Automatic', empty, unknown). */
export function stopColour(name: string): string | undefined {
  const key = name.trim().toLowerCase()
  if (HEX.test(key)) return key
  return Object.hasOwn(named, key) ? named[key] : undefined
}

/** Black or white, whichever reads better on the colour. */
export function textOn(hex: string): '#000000' | '#ffffff' {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number]
  const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
  const luminance = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  return (luminance + 0.05) / 0.05 >= 1.05 / (luminance + 0.05) ? '#000000' : '#ffffff'
}
