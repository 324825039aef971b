import type { Bar } from '@takt/domain/planning/board-plan.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { InfoIcon } from '@takt/ui/icon/icons.tsx'
import { StatusSign } from '@takt/ui/state/StatusTag.tsx'
import { useEffect, useRef } from 'react'
import { ROW } from './board-rows.ts'
import styles from './PlanBoard.module.css'
import type { BarWords } from './use-bar-words.ts'
import type { BoardDrag } from './use-board-drag.ts'
import type { BoardKeys } from './use-board-keys.ts'

interface BoardBarProps {
  readonly bar: Bar
  readonly words: BarWords
  /** Width of the headings at the left edge, behind which no word may hide. */
  readonly label: number
  readonly left: number
  readonly setUp: number
  readonly width: number
  /** So much of it lies behind the headings. */
  readonly hidden: number
  /** Of orders that run beside each other. */
  readonly lane: { readonly of: number; readonly nth: number } | undefined
  readonly focusable: boolean
  readonly focused: boolean
  readonly keys: BoardKeys
  readonly drag: BoardDrag
}

const GAP = 4
const LEAST = 10
/** From here on there is room for a sign. A number is shown whole or not at all. */
const SIGN = 34
const SIGN_PIXELS = 34
const PIXELS_PER_LETTER = 9.5
const PADDING = 10

/** One order: its set-up and its run to scale, marked by colour, shape and word where it will be late. */
export function BoardBar({
  bar,
  words,
  label,
  left,
  setUp,
  width,
  hidden,
  lane,
  focusable,
  focused,
  keys,
  drag,
}: BoardBarProps) {
  const button = useRef<HTMLButtonElement>(null)
  const full = ROW - 2 * GAP
  const height = lane ? full / lane.of : full
  const drawn = Math.max(width, LEAST)
  const { tone, label: state } = words.state(bar)
  const marked = bar.standing !== ''
  const lacks = words.problems(bar)
  const { asked, taken } = keys
  const signs = marked || lacks.length > 0 ? SIGN_PIXELS : 0
  const name = words.name(bar)
  const named = PADDING + signs + name.length * PIXELS_PER_LETTER
  const room = drawn - hidden
  const hasName = room >= named
  const hasWord = marked && room >= named + (state.length + 1) * PIXELS_PER_LETTER
  useEffect(() => {
    if (!focused || asked === 0) return
    button.current?.focus({ preventScroll: true })
    taken()
  }, [focused, asked, taken])
  return (
    <button
      ref={button}
      type="button"
      className={classNames(
        styles.bar,
        bar.order.running && styles.running,
        marked && styles[tone],
        bar.moved && styles.moved,
      )}
      style={{ left, width: drawn, top: GAP + (lane ? lane.nth * height : 0), height: lane ? height - 1 : height }}
      tabIndex={focusable ? 0 : -1}
      aria-label={words.label(bar)}
      title={words.label(bar)}
      data-card={bar.card_no}
      data-standing={bar.standing || undefined}
      onFocus={() => keys.focus(bar.card_no)}
      {...drag.bind(bar, { left, width: drawn })}
    >
      {setUp > 0 && <span className={styles.setUp} style={{ width: Math.min(setUp, drawn) }} />}
      {bar.end_at === null && <span className={styles.openEnd} />}
      {room >= SIGN && (
        <span className={styles.words} style={{ insetInlineStart: label + 4 }}>
          <span className={styles.first}>
            {marked && <StatusSign tone={tone} label={state} />}
            {hasWord && <b>{state}</b>} {lacks.length > 0 && !marked && <InfoIcon size={20} />}
            {hasName && <b>{name}</b>}
          </span>{' '}
          {!lane && hasName && <span className={styles.second}>{bar.order.part_description || bar.order.part_no}</span>}
        </span>
      )}
    </button>
  )
}
