import { columnsToFit } from '@takt/domain/dashboards/fit-tiles.ts'
import type { LiveView } from '@takt/domain/dashboards/live-view.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import { usePhone } from '../../device/use-phone.ts'
import { LiveTile } from './LiveTile.tsx'
import styles from './LiveTiles.module.css'

interface LiveTilesProps {
  readonly machine_ids: readonly string[]
  readonly view: Pick<LiveView, 'fields' | 'size'>
  readonly leads?: boolean
}

/** A tile for each machine, in the size of the view; 'fit' divides the room so that all are seen at once. */
export function LiveTiles({ machine_ids, view, leads = false }: LiveTilesProps) {
  const text = useText()
  const phone = usePhone()
  const list = useRef<HTMLUListElement>(null)
  const [area, setArea] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = list.current
    if (element === null) return
    const observer = new ResizeObserver(() => setArea({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const fit = view.size === 'fit' && !phone
  const columns = columnsToFit(machine_ids.length, area)
  return (
    <ul
      ref={list}
      className={classNames(styles.tiles, phone ? styles.phone : styles[view.size])}
      style={fit ? ({ '--columns': columns } as CSSProperties) : undefined}
      aria-label={text('live-view.machines')}
    >
      {machine_ids.map((machine_id) => (
        <LiveTile key={machine_id} machine_id={machine_id} fields={view.fields} leads={leads} />
      ))}
    </ul>
  )
}
