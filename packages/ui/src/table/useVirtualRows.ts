/** Which rows of a long table are drawn: those in sight, in a real <table> whose rows are as high as what they hold. */
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePrinting } from '../print/printing.ts'

/** So many rows are drawn as a whole: what is gained by leaving some out would not be noticed. */
const MOST_WHOLE = 100
const USUAL_ROW = 40
const USUAL_BOX = { width: 0, height: 800 }

export interface VirtualRows {
  /** The first row that is drawn, and the one after the last. */
  readonly from: number
  readonly to: number
  /** Room of the rows that are not drawn, in pixels. */
  readonly before: number
  readonly after: number
  /** Some rows are not drawn: then a row has to tell which one it is. */
  readonly isPart: boolean
  /** Ref of a row, which also has its number as `data-index`. */
  readonly measure: (row: HTMLElement | null) => void
}

export function useVirtualRows(
  box: RefObject<HTMLElement | null>,
  { count, keyOf }: { readonly count: number; readonly keyOf: (at: number) => string },
): VirtualRows {
  const long = count > MOST_WHOLE
  const whole = useAllAsked(long)
  const isPart = long && !whole
  const usual = useRef(USUAL_ROW)
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    // Also while all are drawn: on paper and back it has to know how far it is scrolled.
    enabled: long,
    getScrollElement: () => box.current,
    estimateSize: () => usual.current,
    getItemKey: keyOf,
    initialRect: USUAL_BOX,
    overscan: 12,
    rangeExtractor: (range) => withHeldRows(range, box.current),
    measureElement: (row) => {
      usual.current = row.offsetHeight || usual.current
      return usual.current
    },
  })
  const items = virtual.getVirtualItems()
  const [first, last] = [items[0], items.at(-1)]
  if (!isPart || first === undefined || last === undefined) {
    return { from: 0, to: isPart ? 0 : count, before: 0, after: 0, isPart, measure: nothing }
  }
  return {
    from: first.index,
    to: last.index + 1,
    before: first.start,
    after: virtual.getTotalSize() - last.end,
    isPart,
    measure: virtual.measureElement,
  }
}

const nothing = () => undefined

/** Further away a row is given up: all rows in between would be drawn with it. */
const MOST_HELD = 1000

/** A row that has the focus, or in which a selection began, stays: gone from the page it would take either with it. */
function withHeldRows(range: Range, box: HTMLElement | null): number[] {
  const shown = defaultRangeExtractor(range)
  const selection = document.getSelection()
  const anchor = selection === null || selection.isCollapsed ? null : selection.anchorNode
  const held = [document.activeElement, anchor].flatMap((node) => {
    const row = (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>('tr[data-index]')
    const at = Number(row?.dataset.index)
    const isNear = at > range.startIndex - MOST_HELD && at < range.endIndex + MOST_HELD
    return row && box?.contains(row) && isNear ? [at] : []
  })
  const [from, to] = [Math.min(...shown, ...held), Math.max(...shown, ...held)]
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

/** On paper, to the browser's search and to who selects everything, all rows count. */
function useAllAsked(long: boolean): boolean {
  const printing = usePrinting()
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    if (!long) return
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const isFind = key === 'f3' || ((event.ctrlKey || event.metaKey) && key === 'f')
      const isAll = (event.ctrlKey || event.metaKey) && key === 'a' && !isTyping(event.target)
      // Drawn when this has returned: the browser looks at once.
      if (isFind || isAll) flushSync(() => setAsked(true))
    }
    window.addEventListener('keydown', press, true)
    return () => {
      window.removeEventListener('keydown', press, true)
    }
  }, [long])
  return printing || asked
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null
}
