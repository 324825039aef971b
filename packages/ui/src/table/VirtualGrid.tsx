// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are placed absolutely, which a <table> does not allow

import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names.ts'
import { isPrinting, usePrinting } from '../print/printing.ts'
import styles from './DataTable.module.css'
import { rowStep, wasSeen } from './row-step.ts'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { gridTemplate, leastWidth, type TableColumn, type TableSort } from './table-column.ts'
import { useRowHeight } from './useRowHeight.ts'

/** What both ways of giving rows to a table have in common. */
export interface TableFrameProps {
  label: string
  /** With `onSelect` rows can be chosen; `null` while none is. */
  selectedKey?: string | null | undefined
  onSelect?: ((key: string) => void) | undefined
  /** Given, any number of rows is chosen; `onSelect` then turns one of them over. */
  selectedKeys?: ReadonlySet<string> | undefined
  /** Given, Enter opens the active row and only space chooses it. */
  onOpen?: ((key: string) => void) | undefined
  /** `false` inside a box that has a border already, such as a flush card. */
  framed?: boolean | undefined
  /** Told how wide the columns may be together, without the scroll bar. */
  onRoom?: ((width: number) => void) | undefined
  loading?: ReactNode
  error?: ReactNode
  empty?: ReactNode
  className?: string | undefined
  style?: CSSProperties | undefined
}

interface VirtualGridProps<Row> extends TableFrameProps {
  columns: readonly TableColumn<Row>[]
  keys: readonly string[]
  render: (key: string) => ReactNode
  rowClassName?: ((key: string) => string | undefined) | undefined
  isHeading?: ((key: string) => boolean) | undefined
  sort: TableSort | null
  onSort: (key: string) => void
  /** Rows loaded anew do not push the chosen one out of sight. */
  keepsChosenInView?: boolean | undefined
}

const HEAD_HEIGHT = 52
const INTERACTIVE = 'button, a, input, select, textarea, label, [role="button"], [role="menuitem"]'

/** So many columns have room on a sheet of paper that stands upright. */
const MOST_UPRIGHT = 10

export function VirtualGrid<Row>(props: VirtualGridProps<Row>) {
  const { columns, keys, render, rowClassName, selectedKey = null, selectedKeys, onSelect, onOpen } = props
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight(probe)
  const [activeKey, setActiveKey] = useState<string | null>(null)

  const virtual = useVirtualizer({
    count: keys.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keys[index] ?? index,
    overscan: 6,
    // The sticky header covers the top of what scrolls.
    scrollPaddingStart: HEAD_HEIGHT,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the density changes, not when the list renders
  useLayoutEffect(() => virtual.measure(), [rowHeight])

  // Paper has no scrolling: all rows, in the order of the screen.
  const whole = usePrinting()
  const items = whole ? keys.map((_, index) => ({ index, start: index * rowHeight })) : virtual.getVirtualItems()
  const activeIndex = keys.indexOf(activeKey ?? selectedKey ?? '')
  const rowId = (key: string) => `${id}-${encodeURIComponent(key)}`
  const slot = props.error ?? props.loading ?? (keys.length === 0 ? props.empty : undefined)

  // Chosen from outside (a scan, a link): the row comes into view. Only then, or live rows would hold the scroll.
  const reveal = useEffectEvent((key: string | null) => {
    const index = key === null ? -1 : keys.indexOf(key)
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' })
  })
  useEffect(() => reveal(selectedKey), [selectedKey])

  // Paper has the columns that the screen had: laid out for it the box is narrower, and some would go while it prints.
  const tellRoom = useEffectEvent((width: number) => isPrinting() || props.onRoom?.(width))
  useLayoutEffect(() => {
    const box = grid.current
    if (box === null) return
    const observer = new ResizeObserver(() => tellRoom(box.clientWidth))
    observer.observe(box)
    tellRoom(box.clientWidth)
    return () => observer.disconnect()
  }, [])

  const keysBefore = useRef<readonly string[]>([])
  const follow = useEffectEvent((before: readonly string[]) => {
    if (!props.keepsChosenInView || selectedKey === null) return
    const shown = { top: virtual.scrollOffset ?? 0, height: (grid.current?.clientHeight ?? 0) - HEAD_HEIGHT }
    if (wasSeen(before.indexOf(selectedKey), { rowHeight, ...shown, count: before.length })) reveal(selectedKey)
  })
  useEffect(() => {
    follow(keysBefore.current)
    keysBefore.current = keys
  }, [keys])

  const select = (key: string) => {
    if (props.isHeading?.(key)) return
    setActiveKey(key)
    onSelect?.(key)
  }

  const onClick = (event: MouseEvent) => {
    const target = event.target as HTMLElement
    const row = target.closest<HTMLElement>('[data-row-key]')
    if (row === null || target.closest(INTERACTIVE) !== null) return
    select(row.dataset.rowKey ?? '')
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== grid.current) return
    const page = Math.max(1, Math.floor((grid.current.clientHeight - rowHeight) / rowHeight))
    const next = rowStep(event.key, activeIndex, { count: keys.length, page })
    if (next !== null) {
      event.preventDefault()
      setActiveKey(keys[next] ?? null)
      virtual.scrollToIndex(next, { align: 'auto' })
    } else if ((event.key === 'Enter' || event.key === ' ') && activeIndex >= 0) {
      event.preventDefault()
      const key = keys[activeIndex] ?? ''
      if (event.key === 'Enter' && onOpen !== undefined) onOpen(key)
      else select(key)
    }
  }

  const frame = {
    ...props.style,
    '--columns': gridTemplate(columns),
    '--least-width': `${leastWidth(columns)}px`,
  } as CSSProperties

  return (
    <div
      className={classNames(styles.frame, props.framed === false && styles.unframed, props.className)}
      style={frame}
      data-many-columns={columns.length > MOST_UPRIGHT || undefined}
    >
      <div ref={probe} className={styles.probe} aria-hidden="true" />
      <div
        ref={grid}
        role="grid"
        tabIndex={0}
        aria-label={props.label}
        aria-rowcount={keys.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable={selectedKeys !== undefined || undefined}
        aria-busy={props.loading != null || undefined}
        aria-activedescendant={activeIndex >= 0 ? rowId(keys[activeIndex] ?? '') : undefined}
        className={classNames(styles.grid, slot != null && styles.bare)}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <TableHead columns={columns} sort={props.sort} onSort={props.onSort} />
        {slot == null && (
          <div className={styles.body} role="rowgroup" style={{ height: virtual.getTotalSize() }}>
            {items.map((item) => {
              const key = keys[item.index] ?? ''
              return (
                <TableRow
                  key={key}
                  id={rowId(key)}
                  rowKey={key}
                  index={item.index}
                  offset={item.start}
                  height={rowHeight}
                  selected={
                    onSelect === undefined || props.isHeading?.(key)
                      ? undefined
                      : (selectedKeys?.has(key) ?? key === selectedKey)
                  }
                  active={item.index === activeIndex}
                  className={rowClassName?.(key)}
                  render={render}
                />
              )
            })}
          </div>
        )}
      </div>
      {slot != null && <div className={styles.slot}>{slot}</div>}
    </div>
  )
}
