import { classNames } from '@takt/ui/class-names.ts'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import styles from './FittedFigure.module.css'
import { heightOf, insideOf, type TooLarge, useFittedFont, widthOf } from './fit-font.ts'

/** A line that is as large as its style says, or as much smaller as it must be to be seen whole. */
export function FittedFigure(props: {
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  /** Its parent is the box of the widget: what stands beside the line leaves it the rest of the height. */
  readonly inHeight?: boolean
  /** Words may be cut where they would be smaller than this; figures have no least size. */
  readonly leastPixels?: number
  readonly children: ReactNode
}) {
  const text = useRef<HTMLSpanElement>(null)
  useFittedFont(text, props.inHeight ? overInBoth : overInWidth, props.leastPixels)
  return (
    <span className={classNames(styles.line, props.className)} style={props.style}>
      <span ref={text} className={styles.text}>
        {props.children}
      </span>
    </span>
  )
}

const overInWidth: TooLarge = (text) => widthOf(text) / insideOf(text.parentElement as HTMLElement).width

/** Not less than this share of the box, however much stands beside the figure. */
const LEAST_SHARE = 0.3

const overInBoth: TooLarge = (text) => {
  const line = text.parentElement as HTMLElement
  const box = line.parentElement as HTMLElement
  const { height } = insideOf(box)
  const gap = Number.parseFloat(getComputedStyle(box).rowGap) || 0
  const others = [...box.children].filter((child) => child !== line)
  const taken = others.reduce((sum, child) => sum + heightOf(child) + gap, 0)
  const around = heightOf(line) - insideOf(line).height
  const left = Math.max(height - taken, height * LEAST_SHARE) - around
  return Math.max(overInWidth(text), heightOf(text) / left)
}
