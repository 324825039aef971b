import { stackSize, stacks } from '@takt/domain/dashboards/widgets/stack-size.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AutoScroll } from '../AutoScroll.tsx'
import styles from './Stacks.module.css'

const SETTLED_MS = 100
/** Between the boxes, as in Stacks.module.css. */
const GAP = 8

/** Boxes on each other in as many columns as fit beside each other; where not even one does, it scrolls. */
export function Stacks<T>(props: {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  /** The least width and the height of one box, in px. */
  readonly box: { readonly width: number; readonly height: number }
  readonly rolls: boolean
  readonly children: (item: T) => ReactNode
}) {
  const { items, keyOf, box, rolls, children } = props
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = place.current?.parentElement
    if (!element) return
    let settling: ReturnType<typeof setTimeout> | undefined
    const watch = new ResizeObserver(([entry]) => {
      clearTimeout(settling)
      settling = setTimeout(() => entry && setRoom(roomIn(entry.target)), SETTLED_MS)
    })
    setRoom(roomIn(element))
    watch.observe(element)
    return () => {
      clearTimeout(settling)
      watch.disconnect()
    }
  }, [])
  const { size, scrolls } = stackSize(
    items.length,
    (columns) => room.width === 0 || columns * (box.width + GAP) - GAP <= room.width,
    room.height === 0 ? undefined : Math.floor((room.height + GAP) / (box.height + GAP)),
  )
  return (
    <AutoScroll on={rolls}>
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
    </AutoScroll>
  )
}

function roomIn({ clientWidth, clientHeight }: Element): { readonly width: number; readonly height: number } {
  return { width: clientWidth, height: clientHeight }
}
