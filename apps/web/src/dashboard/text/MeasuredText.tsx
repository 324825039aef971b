/** Texts whose look depends on how much room they find. */
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import styles from './MeasuredText.module.css'

const LEAST_PIXELS = 8
const MOST_PIXELS = 2000
const PIXELS_A_SECOND = 60

/** As large as the box allows: D-LIMIT-47-X. */
export function FitText({ text }: { readonly text: string }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text needs another size
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const fit = () => fitInto(element)
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [text])
  return (
    <div ref={box} className={styles.fit}>
      <span>{text}</span>
    </div>
  )
}

/** Halves the range until the next size is less than a pixel away. */
function fitInto(box: HTMLElement): void {
  const text = box.firstElementChild as HTMLElement
  let [fits, tooLarge] = [LEAST_PIXELS, MOST_PIXELS]
  while (tooLarge - fits > 1) {
    const size = Math.floor((fits + tooLarge) / 2)
    text.style.fontSize = `${size}px`
    const isIn = text.offsetWidth <= box.clientWidth && text.offsetHeight <= box.clientHeight
    if (isIn) fits = size
    else tooLarge = size
  }
  text.style.fontSize = `${fits}px`
}

/** Runs from side to side at the same speed however long it is; stands still for who wants no motion. */
export function MarqueeText({ text, fontSize }: { readonly text: string; readonly fontSize: number }) {
  const box = useRef<HTMLDivElement>(null)
  const [seconds, setSeconds] = useState(10)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or size needs another time
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => {
      const way = element.clientWidth + (element.firstElementChild as HTMLElement).offsetWidth
      setSeconds(Math.max(1, way / PIXELS_A_SECOND))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [text, fontSize])
  return (
    <div
      ref={box}
      className={styles.marquee}
      style={{ fontSize: `${fontSize}px`, '--way': `${seconds}s` } as CSSProperties}
    >
      <span className={styles.running}>{text}</span>
    </div>
  )
}
