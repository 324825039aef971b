import type { MenuPoint } from '@takt/ui/context-menu/ContextMenuAt.tsx'
import { isTextEntry, useShortcut } from '@takt/ui/keyboard/useShortcut.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { deviceValue, useDeviceValue } from '../../data/device-storage.ts'
import { say } from '../../data/use-text.ts'
import { select, selection } from '../../panels/selection.ts'
import { notify } from '../notices.ts'
import { useOnce } from '../use-once.ts'
import { reloadEverything } from './reload-everything.ts'

const HelpMenu = lazy(() => import('./HelpMenu.tsx'))
const ownRightClick = deviceValue('user', 'own-right-click', (stored) => stored !== false)

/** Keys that work everywhere, and the right-click menu. */
export function Shortcuts() {
  const [point, setPoint] = useState<MenuPoint | null>(null)
  const own = useDeviceValue(ownRightClick)
  useShortcut('ctrl+alt+q', () => void reloadEverything())
  useShortcut('ctrl+alt+t', () => {
    ownRightClick.set(!own)
    notify.info(say(own ? 'shortcut.right-click-off' : 'shortcut.right-click-on'))
  })
  useShortcut('ctrl+m', () => document.querySelector<HTMLElement>('[data-machine-swap]')?.focus())
  useEscape()
  useEffect(() => {
    if (!own) return
    const open = (event: MouseEvent) => {
      // Copy and paste in a field are the browser's.
      if (isTextEntry(event.target)) return
      event.preventDefault()
      setPoint({ x: event.clientX, y: event.clientY })
    }
    window.addEventListener('contextmenu', open)
    return () => window.removeEventListener('contextmenu', open)
  }, [own])
  const used = useOnce(point !== null)
  return <Suspense>{used && <HelpMenu point={point} onClose={() => setPoint(null)} />}</Suspense>
}

const OPEN_POPUP = '[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"]'

/** A popup takes Escape first, then the context menu, and only then the bottom bar. */
function useEscape(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || selection() === null || document.querySelector(OPEN_POPUP)) return
      if (event.target instanceof HTMLInputElement && event.target.value !== '') return
      select(null)
    }
    // Seen before the popup itself: by the time it has closed, one could no longer tell that it was open.
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [])
}
