import {
  type ColumnChoice,
  LEAST_WIDTH,
  MOST_WIDTH,
  placeColumn,
  showColumn,
  widenColumn,
} from '@takt/domain/machines/overview/columns.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { NumberField } from '@takt/ui/field/NumberField.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { DragHandleIcon } from '@takt/ui/icon/icons.tsx'
import { useRef } from 'react'
import { useText } from '../../data/words/use-text.ts'
import styles from './ColumnList.module.css'
import { useRowDrag } from './use-row-drag.ts'

interface ColumnListProps {
  columns: readonly ColumnChoice[]
  nameOf: (key: string) => string
  onChange: (columns: readonly ColumnChoice[]) => void
}

const WIDTH_STEP = 10

/** Order by dragging or by the arrows, visibility by the tick, width in pixels; an empty width is the usual one. */
export function ColumnList({ columns, nameOf, onChange }: ColumnListProps) {
  const text = useText()
  const before = useRef(columns)
  const drag = useRowDrag({
    begin: () => {
      before.current = columns
    },
    place: (key, at) => onChange(placeColumn(columns, key, at)),
    restore: () => onChange(before.current),
  })
  return (
    <ul className={styles.list} ref={drag.list} aria-label={text('columns.list')}>
      {columns.map(({ key, visible, width }, at) => {
        const name = nameOf(key)
        return (
          <li key={key} data-column={key} className={classNames(styles.row, drag.dragged === key && styles.dragged)}>
            <button
              type="button"
              className={styles.handle}
              aria-label={text('columns.drag', { name })}
              onPointerDown={(event) => drag.start(event, key)}
            >
              <DragHandleIcon />
            </button>
            <Checkbox
              className={styles.name}
              label={name}
              checked={visible}
              onCheckedChange={(next) => onChange(showColumn(columns, key, next))}
            />
            <NumberField
              className={styles.width}
              hideLabel
              label={text('columns.width', { name })}
              decreaseLabel={text('columns.narrower', { name })}
              increaseLabel={text('columns.wider', { name })}
              unit={width === null ? text('columns.auto') : 'px'}
              min={LEAST_WIDTH}
              max={MOST_WIDTH}
              step={WIDTH_STEP}
              value={width}
              onValueChange={(next) => onChange(widenColumn(columns, key, next))}
            />
            <IconButton
              aria-label={text('columns.up', { name })}
              icon={<ArrowUpIcon />}
              disabled={at === 0}
              onClick={() => onChange(placeColumn(columns, key, at - 1))}
            />
            <IconButton
              aria-label={text('columns.down', { name })}
              icon={<ArrowDownIcon />}
              disabled={at === columns.length - 1}
              onClick={() => onChange(placeColumn(columns, key, at + 1))}
            />
          </li>
        )
      })}
    </ul>
  )
}
