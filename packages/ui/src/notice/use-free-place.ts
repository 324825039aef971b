import { type RefObject, useLayoutEffect } from 'react'
import { coversNeeded, freeCorner, STRIP } from './free-corner.ts'

/** A page that moves is looked at so often: more would be work in every frame, less would hide a button for longer. */
const LOOK_EVERY_MS = 250

/** Keeps the region where it covers no button: when notices come, when the window changes, and when the page below does. */
export function useFreePlace(region: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  useLayoutEffect(() => {
    const { current } = region
    if (!current || shown.length === 0) return
    const root = document.documentElement
    const place = () => {
      root.style.removeProperty('--strip')
      const corner = freeCorner(current)
      current.dataset.corner = corner
      if (corner === STRIP) root.style.setProperty('--strip', `${Math.ceil(current.getBoundingClientRect().height)}px`)
    }
    let looking: number | undefined
    const look = () => {
      looking ??= window.setTimeout(() => {
        looking = undefined
        if (coversNeeded(current)) place()
      }, LOOK_EVERY_MS)
    }
    place()
    const page = new MutationObserver(look)
    page.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('resize', place)
    return () => {
      page.disconnect()
      window.clearTimeout(looking)
      window.removeEventListener('resize', place)
      root.style.removeProperty('--strip')
      // A strip without notices would stay as an empty bar over the lowest buttons.
      delete current.dataset.corner
    }
  }, [region, shown])
}
