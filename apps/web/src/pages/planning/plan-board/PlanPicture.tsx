import { type BoardTick, boardTicks, zoomSpan } from '@takt/domain/planning/board-axis.ts'
import type { Bar, Board, BoardLine, Wish } from '@takt/domain/planning/board-plan.ts'
import { VisuallyHidden } from '@takt/ui/a11y/VisuallyHidden.tsx'
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useServerNow } from '../../../data/live/live.ts'
import { plantTime } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useSize } from '../../../parts/time-history/use-size.ts'
import { BoardBar } from './BoardBar.tsx'
import { boardRows, HEAD, LABEL, ROW, rowsBetween } from './board-rows.ts'
import styles from './PlanBoard.module.css'
import { useBarWords } from './use-bar-words.ts'
import type { useBoardAddress } from './use-board-address.ts'
import { useBoardDrag } from './use-board-drag.ts'
import { useBoardKeys } from './use-board-keys.ts'
import type { DraftControl } from './use-draft.ts'

interface PlanPictureProps {
  readonly lines: readonly BoardLine[]
  readonly board: Board
  readonly span: { readonly from: number; readonly to: number }
  readonly address: ReturnType<typeof useBoardAddress>
  readonly draft: DraftControl
  readonly onOpen: (card_no: string) => void
  readonly onMove: (card_no: string, wish: Wish) => boolean
}

const NARROW = 700
const OVERSCAN = 200
/** A part of the width that is left of now when nobody has scrolled. */
const BEFORE_NOW = 0.08
const KEEP_AFTER_MS = 400

export function PlanPicture({ lines, board, span, address, draft, onOpen, onMove }: PlanPictureProps) {
  const text = useText()
  const language = useLanguage()
  const words = useBarWords()
  const id = useId()
  const now = useServerNow(15_000)
  const scroller = useRef<HTMLElement>(null)
  const size = useSize(scroller, { width: 1200, height: 600 })
  const [seen, setSeen] = useState({ left: 0, top: 0 })
  const label = size.width < NARROW ? LABEL.narrow : LABEL.wide
  const perPixel = zoomSpan[address.zoom] / Math.max(size.width - label, 200)
  const width = Math.round((span.to - span.from) / perPixel)
  const x = (at: number) => (at - span.from) / perPixel
  const { rows, height } = useMemo(() => boardRows(lines), [lines])
  const groups = useLoad('get_groups', {})
  const groupName = (type: string, code: string) =>
    groups.rows?.find((place) => place.group_type === type && place.code === code)?.description || code

  // The address says where the board stands; what people scroll is written there when they rest.
  const wanted = address.at
  const kept = useRef<{ at: number | undefined; perPixel: number }>({ at: undefined, perPixel: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan that is loaded anew does not take the board back to now
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box || (kept.current.perPixel === perPixel && kept.current.at !== undefined && kept.current.at === wanted))
      return
    kept.current.perPixel = perPixel
    const at = wanted ?? board.now - BEFORE_NOW * zoomSpan[address.zoom]
    box.scrollLeft = Math.max(0, (at - span.from) / perPixel)
    setSeen({ left: box.scrollLeft, top: box.scrollTop })
  }, [wanted, perPixel, span.from])
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])
  const onScroll = () => {
    const box = scroller.current
    if (!box) return
    setSeen({ left: box.scrollLeft, top: box.scrollTop })
    clearTimeout(rest.current)
    rest.current = setTimeout(() => {
      const minute = Math.round((span.from + box.scrollLeft * perPixel) / 60_000) * 60_000
      const usual = board.now - BEFORE_NOW * zoomSpan[address.zoom]
      if (Math.abs(minute - (wanted ?? usual)) < 2 * perPixel + 60_000) return
      kept.current.at = minute
      address.change({ at: minute })
    }, KEEP_AFTER_MS)
  }

  // What began before the board does is drawn from its left edge on: nobody could reach the rest.
  const drawnFrom = ({ begin_at }: Bar) => Math.max(0, x(begin_at ?? 0))
  const view = {
    from: span.from + (seen.left - OVERSCAN) * perPixel,
    to: span.from + (seen.left + size.width + OVERSCAN) * perPixel,
  }
  const shown = rowsBetween(rows, seen.top + HEAD - ROW * 2, seen.top + size.height + ROW * 2)
  const ticks = useMemo(
    () =>
      boardTicks(
        { from: Math.max(view.from, span.from), to: Math.min(view.to, span.to) },
        { perPixel, zone: board.timeZone },
      ),
    [view.from, view.to, span, perPixel, board.timeZone],
  )
  const reveal = (bar: Bar) => {
    const box = scroller.current
    const row = rows.find((one) => one.kind === 'line' && one.line.machine.machine_id === bar.machine_id)
    if (!box || !row || bar.begin_at === null) return
    const [left, right] = [x(bar.begin_at), x(bar.end_at ?? bar.begin_at)]
    const room = size.width - label
    if (left < box.scrollLeft || left > box.scrollLeft + room - 40) box.scrollLeft = Math.max(0, left - room * 0.1)
    else if (right < box.scrollLeft) box.scrollLeft = left
    if (row.top < box.scrollTop + HEAD) box.scrollTop = row.top - HEAD
    else if (row.top + ROW > box.scrollTop + size.height) box.scrollTop = row.top + ROW - size.height
  }
  const keys = useBoardKeys({ lines, draft, reveal, onOpen, onMove, address, step: zoomSpan[address.zoom] / 24 })
  const drag = useBoardDrag({ scroller, rows, label, perPixel, from: span.from, onMove, onOpen })
  const first = shown.flatMap((row) => (row.kind === 'line' ? row.line.bars : [])).find((bar) => isSeen(bar, view))
  const entry = keys.focused ?? first?.card_no
  const dayWords = (at: number) => plantTime(at, { language, timeZone: board.timeZone, kind: 'date' })
  const timeWords = (at: number) => plantTime(at, { language, timeZone: board.timeZone, kind: 'time' })
  const visibleDay = Math.max(span.from, span.from + seen.left * perPixel)
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label={text('plan.board')}
      aria-describedby={id}
      onScroll={onScroll}
      onKeyDown={keys.onKeyDown}
      data-plan-board=""
    >
      <VisuallyHidden>
        <span id={id}>{text('plan.keys')}</span>
      </VisuallyHidden>
      <div className={styles.canvas} style={{ width: label + width, height }}>
        <div className={styles.head} style={{ height: HEAD, width: label + width }} aria-hidden="true">
          <div className={styles.corner} style={{ width: label }}>
            {dayWords(visibleDay)}
          </div>
          {ticks.map((tick) => (
            <Tick
              key={`${tick.kind}${tick.at}`}
              tick={tick}
              left={label + x(tick.at)}
              words={tick.kind === 'day' ? dayWords(tick.at) : timeWords(tick.at)}
            />
          ))}
          <div className={styles.nowLabel} style={{ left: label + x(now) }}>
            {text('plan.now')} {timeWords(now)}
          </div>
        </div>
        {shown.map((row) => {
          if (row.kind === 'group') {
            return (
              <div
                key={`${row.department}|${row.zone}`}
                className={styles.group}
                style={{ top: row.top, width: label + width }}
              >
                <span className={styles.groupName} style={{ maxWidth: size.width }}>
                  {groupName('department', row.department)} · {groupName('zone', row.zone)}
                </span>
              </div>
            )
          }
          const { machine, bars, spans } = row.line
          const running = bars.filter(({ order }) => order.running)
          return (
            <section
              key={machine.machine_id}
              className={styles.row}
              style={{ top: row.top, width: label + width, height: ROW }}
              aria-label={`${machine.machine_id} ${machine.machine_description}`.trim()}
              data-machine={machine.machine_id}
            >
              <svg
                className={styles.planned}
                style={{ left: label }}
                width={width}
                height={ROW - 1}
                aria-hidden="true"
                focusable="false"
              >
                <path d={pathOf(spans, view, x)} />
              </svg>
              <div className={styles.label} style={{ width: label }}>
                <b>{machine.machine_id}</b>
                <span>{machine.machine_description}</span>
              </div>
              {bars
                .filter((bar) => isSeen(bar, view) || bar.card_no === keys.focused)
                .map((bar) => (
                  <BoardBar
                    key={bar.card_no}
                    {...{ bar, words, label }}
                    left={label + drawnFrom(bar)}
                    hidden={Math.max(0, seen.left - drawnFrom(bar))}
                    setUp={x(bar.run_at ?? 0) - drawnFrom(bar)}
                    width={x(bar.end_at ?? bar.run_at ?? bar.begin_at ?? 0) - drawnFrom(bar)}
                    lane={
                      bar.order.running && running.length > 1
                        ? { of: running.length, nth: running.indexOf(bar) }
                        : undefined
                    }
                    focusable={bar.card_no === entry}
                    focused={bar.card_no === keys.focused}
                    keys={keys}
                    drag={drag}
                  />
                ))}
              <svg
                className={styles.off}
                style={{ left: label }}
                width={width}
                height={ROW - 1}
                aria-hidden="true"
                focusable="false"
              >
                <path d={pathOf(gapsOf(spans, view), view, x)} />
              </svg>
            </section>
          )
        })}
        {x(now) >= seen.left && (
          <div
            className={styles.now}
            style={{ left: label + x(now), height: height - HEAD, top: HEAD }}
            aria-hidden="true"
          />
        )}
        <div ref={drag.ghost} className={styles.ghost} hidden aria-hidden="true" />
      </div>
    </section>
  )
}

function Tick({ tick, left, words }: { readonly tick: BoardTick; readonly left: number; readonly words: string }) {
  return (
    <span
      className={tick.kind === 'day' ? styles.day : styles.time}
      data-strong={tick.strong || undefined}
      style={{ left }}
    >
      {words}
    </span>
  )
}

interface View {
  readonly from: number
  readonly to: number
}

function isSeen({ begin_at, run_at, end_at }: Bar, { from, to }: View): boolean {
  return begin_at !== null && begin_at < to && (end_at ?? run_at ?? begin_at) > from
}

function pathOf(spans: readonly View[], view: View, x: (at: number) => number): string {
  return spans
    .filter(({ from, to }) => to > view.from && from < view.to)
    .map(
      ({ from, to }) =>
        `M${x(Math.max(from, view.from)).toFixed(1)} 0H${x(Math.min(to, view.to)).toFixed(1)}V${ROW}H${x(Math.max(from, view.from)).toFixed(1)}Z`,
    )
    .join('')
}

/** What nobody planned: work stands still there, also within an order. */
function gapsOf(spans: readonly View[], view: View): View[] {
  const gaps: View[] = []
  let at = view.from
  for (const { from, to } of spans) {
    if (to <= view.from) continue
    if (from >= view.to) break
    if (from > at) gaps.push({ from: at, to: from })
    at = Math.max(at, to)
  }
  if (at < view.to) gaps.push({ from: at, to: view.to })
  return gaps
}
