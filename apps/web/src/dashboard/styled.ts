import { inkOn } from '@takt/domain/dashboard/readable-ink.ts'
import { type StyleMap, type StyleProperty, styleValues } from '@takt/domain/dashboard/style-config.ts'
import type { CSSProperties } from 'react'
import css from './styled.module.css'

const lengths: readonly StyleProperty[] = ['borderWidth', 'borderRadius', 'fontSize', 'padding', 'margin']
const isBlink = (values: readonly string[]) => values.at(-1) === 'blink'

export interface Styled {
  readonly style: CSSProperties
  readonly className: string | undefined
}

const plain: Styled = { style: {}, className: undefined }

/** A style as the element takes it: of several values the last one this browser knows counts. */
export function styled(map: StyleMap): Styled {
  const entries = Object.entries(map) as [StyleProperty, string][]
  if (entries.length === 0) return plain
  const style: Record<string, string> = {}
  for (const [property, joined] of entries) {
    if (property === 'animation') continue
    const values = styleValues(joined).map((value) => withUnit(property, value))
    const known = values.findLast((value) => isKnown(property, value))
    if (known !== undefined) style[property] = known
  }
  // The theme's ink on the author's ground would be white on yellow in the dark.
  const ink =
    style.color === undefined && style.backgroundColor !== undefined ? inkOn(style.backgroundColor) : undefined
  if (ink !== undefined) style.color = ink
  // A border without a kind is not drawn at all.
  if (style.borderWidth !== undefined || style.borderColor !== undefined) style.borderStyle = 'solid'
  return { style, className: isBlink(styleValues(map.animation)) ? css.blink : undefined }
}

function withUnit(property: StyleProperty, value: string): string {
  return lengths.includes(property) && /^\d+(\.\d+)?$/.test(value) ? `${value}px` : value
}

function isKnown(property: StyleProperty, value: string): boolean {
  const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return typeof CSS === 'undefined' || CSS.supports(name, value)
}
