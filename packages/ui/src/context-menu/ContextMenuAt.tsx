import { Menu as Base } from '@base-ui/react/menu'
import { useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import { MenuEntries } from '../menu/MenuEntries.tsx'
import type { MenuEntry } from '../menu/menu-entry.ts'
import popup from '../popup/Popup.module.css'

export interface MenuPoint {
  x: number
  y: number
}

export interface ContextMenuAtProps {
  /** Where it stands, in client coordinates; `null` while closed. */
  point: MenuPoint | null
  entries: readonly MenuEntry[]
  label: string
  onClose: () => void
  className?: string | undefined
}

export function ContextMenuAt({ point, entries, label, onClose, className }: ContextMenuAtProps) {
  // The last point is kept while the menu fades out; otherwise it would jump to the corner first.
  const [place, setPlace] = useState<MenuPoint>({ x: 0, y: 0 })
  useEffect(() => {
    if (point !== null) setPlace(point)
  }, [point])
  const { x, y } = point ?? place
  return (
    <Base.Root open={point !== null} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Positioner
          className={popup.positioner}
          anchor={{ getBoundingClientRect: () => new DOMRect(x, y, 0, 0) }}
          positionMethod="fixed"
          side="bottom"
          align="start"
          sideOffset={2}
          collisionPadding={8}
        >
          <Base.Popup className={classNames(popup.popup, popup.list, className)} aria-label={label}>
            <MenuEntries entries={entries} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
