import { tileStep } from '@takt/ui/table/tile-step.ts'
import { type KeyboardEvent, type RefObject, useRef } from 'react'

const TILES = 'button[aria-pressed]:not(:disabled)'

/** For the box around tiles: arrows move the focus among them, and from a search above down to the first. */
export function useTileKeys(): {
  ref: RefObject<HTMLDivElement | null>
  moveByKeys(event: KeyboardEvent): void
} {
  const ref = useRef<HTMLDivElement>(null)
  const moveByKeys = (event: KeyboardEvent) => {
    const tiles = [...(ref.current?.querySelectorAll<HTMLElement>(TILES) ?? [])]
    const from = tiles.indexOf(event.target as HTMLElement)
    const inSearch = event.target instanceof HTMLInputElement
    const places = tiles.map((tile) => tile.getBoundingClientRect())
    const next = inSearch && event.key === 'ArrowDown' ? 0 : tileStep(event.key, from, places)
    if (next === null || tiles[next] === undefined) return
    event.preventDefault()
    tiles[next].focus()
  }
  return { ref, moveByKeys }
}
