import { Menu } from '@base-ui/react/menu'
import { classNames } from '../class-names.ts'
import { CheckIcon } from '../icon/icons.tsx'
import popup from '../popup/Popup.module.css'
import type { MenuAction, MenuEntry } from './menu-entry.ts'

function ActionRow({ action, marked }: { action: MenuAction; marked: boolean }) {
  const className = classNames(popup.item, action.danger && popup.danger)
  const texts = (
    <>
      <span className={popup.label}>{action.label}</span>
      {action.shortcut !== undefined && <span className={popup.shortcut}>{action.shortcut}</span>}
    </>
  )
  if (action.checked !== undefined) {
    return (
      <Menu.CheckboxItem
        className={className}
        checked={action.checked}
        disabled={action.disabled}
        closeOnClick
        onCheckedChange={action.onSelect}
      >
        <span className={popup.mark}>{action.checked ? <CheckIcon /> : action.icon}</span>
        {texts}
      </Menu.CheckboxItem>
    )
  }
  return (
    <Menu.Item className={className} disabled={action.disabled} onClick={action.onSelect}>
      {marked && <span className={popup.mark}>{action.icon}</span>}
      {texts}
    </Menu.Item>
  )
}

/** The rows of a menu; if one has an icon or a tick, all texts stand in line with it. */
export function MenuEntries({ entries }: { entries: readonly MenuEntry[] }) {
  const marked = entries.some((entry) => 'onSelect' in entry && (entry.icon != null || entry.checked !== undefined))
  return entries.map((entry) => {
    if (entry.kind === 'separator') return <Menu.Separator key={entry.id} className={popup.separator} />
    if (entry.kind === 'heading') {
      return (
        <div key={entry.id} className={popup.heading} role="presentation">
          {entry.label}
        </div>
      )
    }
    return <ActionRow key={entry.id} action={entry} marked={marked} />
  })
}
