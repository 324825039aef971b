import { offsetAt } from '@takt/domain/history/time-history/draw.ts'
import { isChoosable } from '@takt/domain/history/time-history/machine-history.ts'
import type { Picture } from '@takt/domain/history/time-history/picture-rows.ts'
import { stopId } from '@takt/domain/stops/stop-list.ts'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { BarDetails } from './BarDetails.tsx'
import { barWords } from './bar-words.ts'
import styles from './TimeHistory.module.css'
import type { PicturePlace, StopChoice } from './time-history-place.ts'
import { useGestures } from './use-gestures.ts'
import { usePlot } from './use-plot.ts'
import type { ViewControl } from './use-view.ts'

interface PlotProps {
  readonly picture: Picture
  readonly view: ViewControl
  readonly now: number
  readonly place: PicturePlace
  readonly choice: StopChoice | undefined
  readonly height: number
  readonly width: number
  readonly left: number
  readonly scroller: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** The rows as something to touch: a list of stops of which only the one that is looked at is an element. */
export function Plot(props: PlotProps) {
  const { picture, view, now, place, choice, height, width, left, scroller, children } = props
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const pointAt = (clientX: number, clientY: number) => {
    const box = element.current?.getBoundingClientRect()
    if (box === undefined || box.width === 0) return { row: -1, offset: 0 }
    const x = ((clientX - box.left) / box.width) * width
    return {
      row: Math.floor(((clientY - box.top) / box.height) * picture.rows.length),
      offset: offsetAt(x, { view: view.view, width }),
    }
  }
  const plot = usePlot({ picture, view, choice, height, width, scroller, zone: place.timeZone })
  const gestures = useGestures(element, { ...plot.gestures, view: view.view, pointAt })
  const { looked, dragged, focused } = plot
  const words = looked && barWords(looked.bar, place, now)
  return (
    <div
      ref={element}
      className={styles.plot}
      style={{ left, width, height: picture.rows.length * height }}
      role="listbox"
      tabIndex={0}
      aria-label={place.say('time-history.stops')}
      aria-multiselectable={choice === undefined ? undefined : true}
      aria-activedescendant={focused ? id : undefined}
      onKeyDown={plot.onKeyDown}
      onFocus={plot.onFocus}
      onBlur={plot.onBlur}
      {...gestures}
    >
      {children}
      {dragged && <div className={styles.drag} style={dragged} />}
      {looked && words && (
        <div
          id={id}
          className={styles.focus}
          style={looked.box}
          role="option"
          tabIndex={-1}
          aria-selected={choice?.stops.some((stop) => stopId(stop) === looked.bar.drawn.id) ?? false}
          aria-disabled={choice === undefined || !isChoosable(looked.bar.drawn)}
          aria-label={place.say('time-history.bar', { ...words })}
          data-focused={focused || undefined}
        />
      )}
      {looked && words && (
        <BarDetails {...{ looked, words, width }} bottom={picture.rows.length * height} say={place.say} />
      )}
    </div>
  )
}
