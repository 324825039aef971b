import { stackSize, stacks } from '@takt/domain/widgets/stack-size.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './Stacks.module.css'

const SETTLED_MS = 100

/** Boxes on each other in as many columns as fit beside each other; where not even one does, it scrolls. */
export function Stacks<T>(props: {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  /** The least width and the height of one box, in px. */
  readonly box: { readonly width: number; readonly height: number }
  readonly children: (item: T) => ReactNode
}) {
  const { items, keyOf, box, children } = props
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    let settling: ReturnType<typeof setTimeout> | undefined
    const watch = new ResizeObserver(([entry]) => {
      clearTimeout(settling)
      settling = setTimeout(() => setWidth(entry?.contentRect.width ?? 0), SETTLED_MS)
    })
    setWidth(element.clientWidth)
    watch.observe(element)
    return () => {
      clearTimeout(settling)
      watch.disconnect()
    }
  }, [])
  const { size, scrolls } = stackSize(items.length, (columns) => width === 0 || columns * box.width <= width)
  return (
    <div ref={place} className={styles.stacks} data-size={size} data-scrolls={scrolls || undefined}>
      {stacks(items, size).map((column) => (
        <div key={keyOf(column[0] as T)} className={styles.column} style={{ minWidth: `${box.width}px` }}>
          {column.map((item) => (
            <div key={keyOf(item)} className={styles.item} style={{ minHeight: `${box.height}px` }}>
              {children(item)}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
