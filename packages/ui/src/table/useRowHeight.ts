import { type RefObject, useLayoutEffect, useState } from 'react'

/** The height `--row` has just now; the virtual list needs it as a number and the density may change while it is shown. */
export function useRowHeight(probe: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(56)
  useLayoutEffect(() => {
    const element = probe.current
    if (element === null) return
    const measure = () => setHeight(element.offsetHeight || 56)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [probe])
  return height
}
