import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import popup from '../popup/Popup.module.css'
import { MenuEntries } from './MenuEntries.tsx'
import type { MenuEntry } from './menu-entry.ts'

interface MenuButtonProps {
  /** The button that opens it. */
  trigger: ReactElement
  label: string
  entries: readonly MenuEntry[]
}

/** What can be done besides, behind one button. */
export function MenuButton({ trigger, label, entries }: MenuButtonProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={popup.positioner} side="bottom" align="end" sideOffset={6} collisionPadding={8}>
          <Base.Popup className={classNames(popup.popup, popup.list)} aria-label={label}>
            <MenuEntries entries={entries} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
