import { type Chart, drawnOf } from '@takt/domain/ground/charts/chart.ts'
import { chartOption } from '@takt/domain/ground/charts/chart-option.ts'
import { hasCoarsePointer } from '@takt/ui/keyboard/coarse-pointer.ts'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import styles from './Chart.module.css'
import type { useChartWords } from './use-chart-words.ts'
import { useDrawing } from './use-drawing.ts'
import { useInk } from './use-ink.ts'
import { useRoom } from './use-room.ts'

export interface Picture {
  canvas(scale: number): HTMLCanvasElement | undefined
}

interface CanvasProps {
  readonly chart: Chart
  readonly hidden: ReadonlySet<string>
  readonly words: ReturnType<typeof useChartWords>
  readonly press: ((key: string) => void) | undefined
  readonly picture: RefObject<Picture | null>
}

/** The picture of a chart: drawn anew when its numbers, its room, the theme or the language are others. */
export function Canvas({ chart, hidden, words, press, picture }: CanvasProps) {
  const text = useText()
  const ink = useInk()
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const { drawing, failed, retry } = useDrawing(element)
  const room = useRoom(element)
  useEffect(() => {
    if (!drawing || !room) return
    drawing.fit()
    drawing.show(chartOption(chart, { ...ink, ...room, ...words, hidden }))
  }, [drawing, room, chart, ink, words, hidden])
  const touched = useRef<number>(undefined)
  const pressed = useEffectEvent((at: number) => {
    const first = touched.current !== at
    touched.current = at
    // A finger has no other way to ask for the values than to touch: the second time it means the press.
    if (hasCoarsePointer() && first) return
    const key = drawnOf(chart).categories[at]?.key
    if (key !== undefined) press?.(key)
  })
  const isPressable = press !== undefined
  useEffect(() => (isPressable ? drawing?.onPress((at) => pressed(at)) : undefined), [drawing, isPressable])
  useImperativeHandle(picture, () => ({ canvas: (scale) => drawing?.picture(scale) }), [drawing])
  if (failed) {
    return <ErrorState message={text('chart.failed')} retryLabel={text('shell.retry')} onRetry={retry} />
  }
  return <div ref={setElement} className={styles.canvas} aria-hidden="true" data-drawn={drawing !== null} />
}
