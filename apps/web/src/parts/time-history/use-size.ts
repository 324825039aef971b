import { type RefObject, useLayoutEffect, useState } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
}

/** How much room an element has. Before it is measured, a usual screen. */
export function useSize(element: RefObject<HTMLElement | null>, before: Size): Size {
  const [size, setSize] = useState(before)
  useLayoutEffect(() => {
    const found = element.current
    if (found === null) return
    const read = () => {
      const { clientWidth: width, clientHeight: height } = found
      if (width > 0) setSize((last) => (last.width === width && last.height === height ? last : { width, height }))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(found)
    return () => observer.disconnect()
  }, [element])
  return size
}
