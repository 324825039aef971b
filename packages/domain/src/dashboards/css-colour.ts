/** What a colour in a style looks like: hexadecimal, rgb(), hsl() or a name, and how far one sees through it. */
import { colourNames } from './css-colour-names.ts'

export interface Colour {
  readonly r: number
  readonly g: number
  readonly b: number
  /** 1: nothing shines through. */
  readonly alpha: number
}

const HEX = /^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/
const FUNCTION = /^(rgb|hsl)a?\(([^()]*)\)$/

/** Undefined for what only a browser can work out, such as `oklch()`, `currentcolor` or a variable. */
export function colourOf(text: string): Colour | undefined {
  const word = text.trim().toLowerCase()
  const digits = word.startsWith('#') ? word.slice(1) : colourNames.get(word)
  if (digits !== undefined) return HEX.test(digits) ? ofDigits(digits) : undefined
  const [, name, inside = ''] = FUNCTION.exec(word) ?? []
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== '')
  if (name === undefined || parts.length < 3 || parts.length > 4) return undefined
  const alpha = parts[3] === undefined ? 1 : share(parts[3], 1)
  const [first, second, third] = parts as [string, string, string]
  const rgb =
    name === 'rgb' ? [first, second, third].map((part) => share(part, 255)) : ofHue(turn(first), second, third)
  const [r, g, b] = rgb
  if (r === undefined || g === undefined || b === undefined || alpha === undefined) return undefined
  return { r, g, b, alpha }
}

function ofDigits(digits: string): Colour {
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) / 255
  return { r: part(0), g: part(2), b: part(4), alpha: long.length === 8 ? part(6) : 1 }
}

/** A number of `whole`, or a percentage; within 0 and 1. */
function share(part: string, whole: number): number | undefined {
  const number = part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number(part) / whole
  return Number.isFinite(number) ? Math.min(Math.max(number, 0), 1) : undefined
}

function turn(part: string): number {
  const degrees = Number(part.replace(/deg$/, ''))
  return ((degrees % 360) + 360) % 360
}

function ofHue(hue: number, saturation: string, lightness: string): (number | undefined)[] {
  const [s, l] = [share(saturation, 100), share(lightness, 100)]
  if (s === undefined || l === undefined || Number.isNaN(hue)) return []
  const reach = s * Math.min(l, 1 - l)
  return [0, 8, 4].map((offset) => {
    const at = (offset + hue / 30) % 12
    return l - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
  })
}

/** What one sees where `top` lies over something that nothing shines through. */
export function laidOver(top: Colour, under: Colour): Colour {
  return mixed(under, top, top.alpha)
}

/** `amount` of the second colour in the first. */
export function mixed(one: Colour, other: Colour, amount: number): Colour {
  const part = (name: 'r' | 'g' | 'b') => one[name] + (other[name] - one[name]) * amount
  return { r: part('r'), g: part('g'), b: part('b'), alpha: 1 }
}

export function hexOf({ r, g, b }: Colour): string {
  const part = (value: number) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${part(r)}${part(g)}${part(b)}`
}
