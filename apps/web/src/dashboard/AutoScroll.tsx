import { classNames } from '@takt/ui/class-names.ts'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import styles from './AutoScroll.module.css'

const PIXELS_A_SECOND = 18
const PAUSE_MS = 4000

/**
 * A box that scrolls by itself on wall displays, rests at both ends, and stands still while somebody points at it. With
 * reduced motion it turns page by page instead.
 */
export function AutoScroll(props: {
  readonly on: boolean
  /** For who has to know how far it is scrolled. */
  readonly boxRef?: RefObject<HTMLDivElement | null>
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  const own = useRef<HTMLDivElement>(null)
  const box = props.boxRef ?? own
  useEffect(() => {
    const element = box.current
    if (!props.on || element === null) return
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? turnPages(element) : roll(element)
  }, [props.on, box])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div ref={box} className={classNames(styles.box, props.className)} tabIndex={0}>
      {props.children}
    </div>
  )
}

function isBusy(element: HTMLElement): boolean {
  return element.matches(':hover, :focus-within')
}

function roll(element: HTMLElement): () => void {
  let at = element.scrollTop
  let last = performance.now()
  let restUntil = last + PAUSE_MS
  let frame = requestAnimationFrame(step)
  function step(now: number) {
    frame = requestAnimationFrame(step)
    const passed = Math.min(now - last, 100)
    last = now
    const end = element.scrollHeight - element.clientHeight
    if (end <= 0 || now < restUntil) return
    if (isBusy(element)) {
      at = element.scrollTop
      return
    }
    if (at >= end) {
      at = 0
      element.scrollTo({ top: 0, behavior: 'smooth' })
      restUntil = now + PAUSE_MS
      return
    }
    // Kept apart from scrollTop, which forgets fractions of a pixel.
    at = Math.min(at + (PIXELS_A_SECOND * passed) / 1000, end)
    element.scrollTop = at
    if (at >= end) restUntil = now + PAUSE_MS
  }
  return () => cancelAnimationFrame(frame)
}

function turnPages(element: HTMLElement): () => void {
  const timer = setInterval(() => {
    const end = element.scrollHeight - element.clientHeight
    if (end <= 0 || isBusy(element)) return
    const next = element.scrollTop >= end - 1 ? 0 : Math.min(element.scrollTop + element.clientHeight * 0.8, end)
    element.scrollTop = next
  }, PAUSE_MS * 2)
  return () => clearInterval(timer)
}
