/** What is looked at, dragged over and walked through in the plot, and what becomes of the choice. */

import { afterBox, afterTap } from '@takt/domain/dashboards/time-history/choose.ts'
import { startOfHour } from '@takt/domain/history/plant-hours.ts'
import { barAt, xOf } from '@takt/domain/history/time-history/draw.ts'
import { isChoosable } from '@takt/domain/history/time-history/machine-history.ts'
import type { Bar, Picture, PictureRow } from '@takt/domain/history/time-history/picture-rows.ts'
import { ZOOM_STEP } from '@takt/domain/history/time-history/view.ts'
import {
  type BarPlace,
  barsIn,
  firstPlace,
  isWalkKey,
  placeOf,
  walked,
} from '@takt/domain/history/time-history/walk.ts'
import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import type { StopChoice } from './time-history-place.ts'
import type { Gestures, PlotPoint } from './use-gestures.ts'
import type { ViewControl } from './use-view.ts'

interface PlotFacts {
  readonly picture: Picture
  readonly view: ViewControl
  readonly choice: StopChoice | undefined
  readonly height: number
  readonly width: number
  readonly scroller: RefObject<HTMLElement | null>
  readonly zone: string
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface LookedAt {
  readonly bar: Bar
  readonly box: Box
}

/** Which stop, said so that it is found again when rows and stops have changed. */
interface Look {
  readonly row: string
  readonly stop: string
  readonly by: 'hover' | 'tap' | 'keys'
}

/** Pixels beside a bar that still mean it. */
const REACH = { touch: 22, mouse: 5 }
const LEAST_BOX = 8

export function usePlot(facts: PlotFacts) {
  const { picture, view, choice, height, width, scroller, zone } = facts
  const { rows } = picture
  const scale = { view: view.view, width }
  const perPixel = (view.view.to - view.view.from) / width
  const [look, setLook] = useState<Look | null>(null)
  const [drag, setDrag] = useState<readonly [PlotPoint, PlotPoint] | null>(null)
  const [anchor, setAnchor] = useState<PlotPoint | null>(null)

  const place = look === null ? undefined : placeOf(rows, look.row, look.stop)
  const hit = ({ row, offset }: PlotPoint, reach: number) => {
    const found = rows[row]
    return found && barAt(barsIn(rows, row), found.from + offset, reach * perPixel)
  }
  const lookAt = (row: number, bar: Bar, by: Look['by']) =>
    setLook({ row: (rows[row] as PictureRow).id, stop: bar.drawn.id, by })

  const tap = (point: PlotPoint, on: { extend: boolean; touch: boolean }) => {
    const bar = hit(point, on.touch ? REACH.touch : REACH.mouse)
    if (on.extend && anchor !== null && choice !== undefined) {
      choice.choose(
        afterBox(choice.stops, rows, { rows: [anchor.row, point.row], offsets: [anchor.offset, point.offset] }),
      )
      return
    }
    setAnchor(point)
    if (bar === undefined) return setLook(null)
    lookAt(point.row, bar, 'tap')
    if (choice !== undefined && isChoosable(bar.drawn)) choice.choose(afterTap(choice.stops, bar.drawn))
  }

  const gestures: Omit<Gestures, 'view' | 'pointAt'> = {
    onTap: tap,
    onDoubleTap: ({ row, offset }) => {
      const found = rows[row] ?? rows[0]
      if (found) view.tap(offset, startOfHour(found.from + offset, zone) - found.from)
    },
    onDrag: (from, to, done) => {
      if (choice === undefined) return
      if (to !== undefined && done) {
        choice.choose(afterBox(choice.stops, rows, { rows: [from.row, to.row], offsets: [from.offset, to.offset] }))
        setAnchor(to)
      }
      setDrag(done || to === undefined ? null : [from, to])
    },
    onPinch: view.pinch,
    onHover: (point) => {
      // What was tapped or walked to stays until something else is looked at.
      if (point === undefined) return setLook((last) => (last?.by === 'hover' ? null : last))
      const bar = hit(point, REACH.mouse)
      if (bar === undefined) return setLook((last) => (last?.by === 'hover' ? null : last))
      if (look?.stop !== bar.drawn.id || look.row !== rows[point.row]?.id) lookAt(point.row, bar, 'hover')
    },
    onZoom: view.zoom,
    onPan: view.pan,
  }

  const walkTo = (next: BarPlace | undefined) => {
    const bar = next && barsIn(rows, next.row)[next.bar]
    const row = next && rows[next.row]
    if (!next || !bar || !row) return
    lookAt(next.row, bar, 'keys')
    view.reveal({ from: bar.from - row.from, to: bar.to - row.from })
    const box = scroller.current
    if (box && next.row * height < box.scrollTop) box.scrollTop = next.row * height
    if (box && (next.row + 1) * height > box.scrollTop + box.clientHeight) {
      box.scrollTop = (next.row + 1) * height - box.clientHeight
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const bar = place && barsIn(rows, place.row)[place.bar]
    if (isWalkKey(event.key)) walkTo(place ? walked(rows, place, event.key) : firstPlace(rows))
    else if (event.key === '+') view.zoom(ZOOM_STEP, bar && place && middle(bar, rows[place.row] as PictureRow))
    else if (event.key === '-') view.zoom(1 / ZOOM_STEP)
    else if (event.key === '0') view.reset()
    else if (event.key === ' ' && bar && choice) choice.choose(afterTap(choice.stops, bar.drawn))
    else if (event.key === 'Enter' && choice) codeChosen(choice, bar)
    else return
    event.preventDefault()
  }

  return {
    gestures,
    onKeyDown,
    onFocus: (event: FocusEvent) => {
      if (look === null && event.currentTarget.matches(':focus-visible')) walkTo(firstPlace(rows))
    },
    onBlur: () => setLook(null),
    focused: look?.by === 'keys' && place !== undefined,
    looked: place && lookedAt(place),
    dragged: drag && dragBox(drag),
  }

  function lookedAt({ row, bar }: BarPlace): LookedAt {
    const [found, own] = [rows[row] as PictureRow, barsIn(rows, row)[bar] as Bar]
    const left = Math.min(Math.max(xOf(own.from, found, scale), 0), width - LEAST_BOX)
    const right = Math.max(Math.min(xOf(own.to, found, scale), width), left + LEAST_BOX)
    return { bar: own, box: { left, top: row * height, width: right - left, height } }
  }

  function dragBox([from, to]: readonly [PlotPoint, PlotPoint]): Box {
    const x = [from, to].map(({ offset }) => ((offset - view.view.from) / (view.view.to - view.view.from)) * width)
    const [left, right] = [Math.max(0, Math.min(...x)), Math.min(width, Math.max(...x))]
    const [first, last] = [
      Math.max(0, Math.min(from.row, to.row)),
      Math.min(rows.length - 1, Math.max(from.row, to.row)),
    ]
    return { left, top: first * height, width: right - left, height: (last - first + 1) * height }
  }
}

function middle(bar: Bar, row: PictureRow): number {
  return (bar.from + bar.to) / 2 - row.from
}

/** Enter codes what is chosen; with nothing chosen the stop one stands on. */
function codeChosen(choice: StopChoice, bar: Bar | undefined): void {
  if (choice.stops.length > 0) choice.code(choice.stops)
  else if (bar && isChoosable(bar.drawn)) choice.code([bar.drawn.stop])
}
