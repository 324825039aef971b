import { type Ground, groundOf, inkFor } from '@takt/domain/dashboards/readable-ink.ts'
import {
  inkChosenWithGround,
  mergedStyle,
  type StyleMap,
  type StyleProperty,
  styleValues,
} from '@takt/domain/dashboards/style-config.ts'
import type { CSSProperties } from 'react'
import css from './styled.module.css'

const lengths: readonly StyleProperty[] = ['borderWidth', 'borderRadius', 'fontSize', 'padding', 'margin']
const isBlink = (values: readonly string[]) => values.at(-1) === 'blink'

export interface Styled {
  readonly style: CSSProperties
  readonly className: string | undefined
  /** What lies under whatever stands in it; undefined where nobody knows. */
  readonly ground: Ground | undefined
}

/** What an author's ground is told to what stands on it: the theme's own green and red are made for the theme's surfaces. */
export const authorsGround = { '--yes-ink': 'currentcolor', '--no-ink': 'currentcolor' } as CSSProperties

/** Styles, each over the one before, as the element takes them: of several values the last one this browser knows counts. */
export function styled(layers: readonly StyleMap[], under: Ground | undefined): Styled {
  const map = mergedStyle(layers)
  const entries = Object.entries(map) as [StyleProperty, string][]
  if (entries.length === 0) return { style: {}, className: undefined, ground: under }
  const style: Record<string, string> = {}
  for (const [property, joined] of entries) {
    if (property === 'animation') continue
    const values = styleValues(joined).map((value) => withUnit(property, value))
    const known = values.findLast((value) => isKnown(property, value))
    if (known !== undefined) style[property] = known
  }
  const { color, backgroundColor: background } = style
  const ink = inkFor({ color, background, together: inkChosenWithGround(layers), under })
  if (ink !== undefined) style.color = ink
  if (background !== undefined) Object.assign(style, authorsGround)
  // A border without a kind is not drawn at all.
  if (style.borderWidth !== undefined || style.borderColor !== undefined) style.borderStyle = 'solid'
  return {
    style,
    className: isBlink(styleValues(map.animation)) ? css.blink : undefined,
    ground: groundOf(background, under),
  }
}

function withUnit(property: StyleProperty, value: string): string {
  return lengths.includes(property) && /^\d+(\.\d+)?$/.test(value) ? `${value}px` : value
}

function isKnown(property: StyleProperty, value: string): boolean {
  const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return typeof CSS === 'undefined' || CSS.supports(name, value)
}
