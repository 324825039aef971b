import { classNames } from '@takt/ui/class-names.ts'
import { type ReactNode, useCallback, useRef } from 'react'
import { AutoScroll } from '../AutoScroll.tsx'
import styles from './FittedRoom.module.css'
import { fitFont, type TooLarge, useFit } from './fit-font.ts'

/** Below this nobody reads a wall; a table that is wider than its box has no other way. */
const LEAST_FOR_WIDTH = 6

/**
 * Tables and reports in a small box: they are written smaller until all is in it. What is too long even at the least
 * readable size rolls by itself, because nobody scrolls a wall; sideways nothing ever lies outside.
 */
export function FittedRoom(props: {
  readonly leastPixels: number
  /** Rolls only where it is live: who builds looks at it. */
  readonly rolls: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  const { leastPixels } = props
  const content = useRef<HTMLDivElement>(null)
  useFit(
    content,
    useCallback(
      (element) => {
        fitFont(element, overInBoth, leastPixels)
        if (overInWidth(element) > 1) fitFont(element, overInWidth, LEAST_FOR_WIDTH)
      },
      [leastPixels],
    ),
  )
  return (
    <AutoScroll on={props.rolls}>
      <div ref={content} className={classNames(styles.content, props.className)}>
        {props.children}
      </div>
    </AutoScroll>
  )
}

const overInWidth: TooLarge = (content) => content.scrollWidth / (content.parentElement as HTMLElement).clientWidth
const overInBoth: TooLarge = (content) =>
  Math.max(overInWidth(content), content.scrollHeight / (content.parentElement as HTMLElement).clientHeight)
