import { useEffect, useState } from 'react'

interface Room {
  readonly width: number
  readonly font: string
  readonly fontSize: number
}

/** The width of an element and its writing; null until it is known. */
export function useRoom(element: HTMLElement | null): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useEffect(() => {
    if (!element) return
    const watch = new ResizeObserver(() => {
      const { fontFamily: font, fontSize } = getComputedStyle(element)
      const width = element.clientWidth
      if (width > 0) setRoom({ width, font, fontSize: Number.parseFloat(fontSize) })
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [element])
  return room
}
