import { fetchAgain } from '@takt/ui/lazy/lazy.tsx'
import { useCallback, useEffect, useState } from 'react'
import type { Drawing } from './draw-chart.ts'

const fetchLibrary = fetchAgain(() => import('./draw-chart.ts'))

export interface DrawingState {
  readonly drawing: Drawing | null
  readonly failed: boolean
  retry(): void
}

/** A canvas in an element, once the code that draws has come. */
export function useDrawing(element: HTMLElement | null): DrawingState {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try fetches again
  useEffect(() => {
    if (!element) return
    let opened: Drawing | undefined
    let isWanted = true
    fetchLibrary().then(
      ({ openDrawing }) => {
        if (!isWanted) return
        opened = openDrawing(element)
        setDrawing(opened)
      },
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
      opened?.close()
      setDrawing(null)
    }
  }, [element, tries])
  const retry = useCallback(() => {
    setFailed(false)
    setTries((before) => before + 1)
  }, [])
  return { drawing, failed, retry }
}
