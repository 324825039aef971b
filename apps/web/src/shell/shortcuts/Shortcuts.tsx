import type { Session } from '@takt/domain/ground/model/session.ts'
import { useShortcut } from '@takt/ui/keyboard/useShortcut.ts'
import { useEffect } from 'react'
import { select, selection } from '../../data/chosen/selection.ts'
import { useSessionState } from '../../data/session/session.ts'
import { say } from '../../data/words/use-text.ts'
import { useDeviceValue } from '../../device/device-storage.ts'
import { notify } from '../../parts/notices.ts'
import { openFind } from '../find/find-open.ts'
import { mayFind } from '../find/may-find.ts'
import { ownRightClick } from './own-right-click.ts'
import { reloadEverything } from './reload-everything.ts'

/** Keys that work everywhere. */
export function Shortcuts() {
  const own = useDeviceValue(ownRightClick)
  const { session } = useSessionState()
  useShortcut('ctrl+alt+q', () => void reloadEverything())
  useShortcut('ctrl+alt+t', () => {
    ownRightClick.set(!own)
    notify.info(say(own ? 'shortcut.right-click-off' : 'shortcut.right-click-on'))
  })
  useShortcut('ctrl+m', () => {
    const swap = document.querySelector<HTMLElement>('[data-machine-swap]')
    if (swap === null) return find(session)
    swap.focus()
    // Who only passes it with Tab sees no list; who asks for it does.
    swap.click()
  })
  useShortcut('ctrl+k', () => find(session))
  useEscape()
  return null
}

/** Over a question nothing else is looked for; what it asks waits for its answer. */
function find(session: Session | null): void {
  if (mayFind(session) && !document.querySelector('[role="dialog"],[role="alertdialog"]')) openFind()
}

const POPUPS = '[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"]'

/** Neither one that fades out, nor the list that a select keeps ready unseen, is in the way of what lies below. */
function isPopupOpen(): boolean {
  return [...document.querySelectorAll(POPUPS)].some(
    (popup) => popup.closest('[data-closed]') === null && popup.checkVisibility({ visibilityProperty: true }),
  )
}

/** A popup takes Escape first, then the context menu, and only then the bottom bar. */
function useEscape(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || selection() === null || isPopupOpen()) return
      if (event.target instanceof HTMLInputElement && event.target.value !== '') return
      select(null)
    }
    // Seen before the popup itself: by the time it has closed, one could no longer tell that it was open.
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [])
}
