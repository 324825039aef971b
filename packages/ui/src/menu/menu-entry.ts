import type { ReactNode } from 'react'

export interface MenuAction {
  kind?: 'action' | undefined
  id: string
  label: string
  icon?: ReactNode
  /** Shown at the end of the row; the menu does not listen to it. */
  shortcut?: string | undefined
  /** Given, the entry is a tick that can be on or off. */
  checked?: boolean | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
  onSelect: () => void
}

export type MenuEntry = MenuAction | { kind: 'separator'; id: string } | { kind: 'heading'; id: string; label: string }
