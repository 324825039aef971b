import { byPlannedStart } from '@takt/domain/orders/lay-out.ts'
import { zooms } from '@takt/domain/planning/board-axis.ts'
import type { Bar, BoardLine, Wish } from '@takt/domain/planning/board-plan.ts'
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'
import type { useBoardAddress } from './use-board-address.ts'
import type { DraftControl } from './use-draft.ts'

interface KeyFacts {
  readonly lines: readonly BoardLine[]
  readonly draft: DraftControl
  readonly reveal: (bar: Bar) => void
  readonly onOpen: (card_no: string) => void
  readonly onMove: (card_no: string, wish: Wish) => boolean
  readonly address: ReturnType<typeof useBoardAddress>
  /** So far an order at the end of its queue moves by one key. */
  readonly step: number
}

/** Arrows walk from order to order, with Alt they move the one that is looked at. */
export function useBoardKeys({ lines, draft, reveal, onOpen, onMove, address, step }: KeyFacts) {
  const text = useText()
  const [focused, setFocused] = useState<string | undefined>(undefined)
  // Counts when a key asks for the focus; what is drawn then takes it.
  const [asked, setAsked] = useState(0)
  const taken = useCallback(() => setAsked(0), [])
  const place = () => {
    const line = lines.findIndex(({ bars }) => bars.some((bar) => bar.card_no === focused))
    const bar = lines[line]?.bars.findIndex((one) => one.card_no === focused) ?? -1
    return { line, bar }
  }
  const walk = (bar: Bar | undefined) => {
    if (!bar) return
    setFocused(bar.card_no)
    setAsked((count) => count + 1)
    reveal(bar)
  }
  // Where a move has brought it, it is still the one that is looked at.
  const [followed, setFollowed] = useState<string | null>(null)
  const follow = useEffectEvent(() => {
    if (followed === null) return
    const bar = lines.flatMap(({ bars }) => bars).find((one) => one.card_no === followed)
    setFollowed(null)
    if (bar) walk(bar)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each move, when the board is drawn with it
  useEffect(follow, [followed, lines])
  const nearest = (bars: readonly Bar[], at: number) =>
    [...bars].sort((a, b) => Math.abs((a.begin_at ?? at) - at) - Math.abs((b.begin_at ?? at) - at))[0]
  const move = (bar: Bar, line: number, key: string) => {
    const own = lines[line] as BoardLine
    const machine_id = own.machine.machine_id
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      const by = key === 'ArrowUp' ? -1 : 1
      for (let next = line + by; next >= 0 && next < lines.length; next += by) {
        const target = lines[next]?.machine
        if (target && target.category === own.machine.category) {
          if (onMove(bar.card_no, { machine_id: target.machine_id, at: bar.begin_at ?? 0 })) setFollowed(bar.card_no)
          return
        }
      }
      notify.info(text('plan.no-machine-there'))
      return
    }
    const queue = byPlannedStart(own.bars.filter(({ order }) => !order.running))
    const at = queue.findIndex(({ card_no }) => card_no === bar.card_no)
    const begin = bar.begin_at ?? bar.planned_start_time
    const wish =
      key === 'ArrowLeft'
        ? { machine_id, place: Math.max(0, at - 1), at: at > 0 ? (queue[at - 1]?.begin_at ?? begin) : begin - step }
        : { machine_id, place: Math.min(queue.length - 1, at + 1), at: at < queue.length - 1 ? begin : begin + step }
    if (onMove(bar.card_no, wish)) setFollowed(bar.card_no)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const command = event.ctrlKey || event.metaKey
    if (command && event.key.toLowerCase() === 'z') {
      if (event.shiftKey ? draft.canRedo : draft.canUndo) event.shiftKey ? draft.redo() : draft.undo()
      // On another machine it is drawn anew, and the next key would be heard by nobody.
      setFollowed(focused ?? null)
      return event.preventDefault()
    }
    if (command && event.key.toLowerCase() === 'y') {
      if (draft.canRedo) draft.redo()
      setFollowed(focused ?? null)
      return event.preventDefault()
    }
    if (command) return
    if (event.key === '+' || event.key === '-') {
      const next = zooms[zooms.indexOf(address.zoom) + (event.key === '+' ? -1 : 1)]
      if (next) address.change({ zoom: next })
      return event.preventDefault()
    }
    const { line, bar: nth } = place()
    const bar = lines[line]?.bars[nth]
    if (!bar || !event.key.startsWith('Arrow')) {
      if (!bar || (event.key !== 'Home' && event.key !== 'End')) return
      walk(event.key === 'Home' ? lines[line]?.bars[0] : lines[line]?.bars.at(-1))
      return event.preventDefault()
    }
    event.preventDefault()
    if (event.altKey) return move(bar, line, event.key)
    if (event.key === 'ArrowLeft') return walk(lines[line]?.bars[nth - 1])
    if (event.key === 'ArrowRight') return walk(lines[line]?.bars[nth + 1])
    const by = event.key === 'ArrowUp' ? -1 : 1
    for (let next = line + by; next >= 0 && next < lines.length; next += by) {
      const bars = lines[next]?.bars.filter(({ begin_at }) => begin_at !== null) ?? []
      if (bars.length > 0) return walk(nearest(bars, bar.begin_at ?? 0))
    }
  }
  return { focused, focus: setFocused, asked, taken, onKeyDown, open: onOpen }
}

export type BoardKeys = ReturnType<typeof useBoardKeys>
