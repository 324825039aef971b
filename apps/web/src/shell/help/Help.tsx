import { isTextEntry } from '@takt/ui/keyboard/useShortcut.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDeviceValue } from '../../device/device-storage.ts'
import { useOnce } from '../../parts/lazy-popup/use-once.ts'
import { useMatchedRoute } from '../../routes/use-matched-route.ts'
import { HelpDialog, HelpMenu } from '../lazy-parts.ts'
import { ownRightClick } from '../shortcuts/own-right-click.ts'
import type { HelpPoint } from './HelpMenu.tsx'
import { useHelpAsked } from './help-asked.ts'
import { helpKeyOf } from './help-key.ts'
import { listenForLongPresses, type Pressed } from './listen-for-presses.ts'

/** Help for whatever is pressed with the right button, or long. */
export function Help() {
  const route = useMatchedRoute()
  const own = useDeviceValue(ownRightClick)
  const [point, setPoint] = useState<HelpPoint | null>(null)
  const open = useEffectEvent(({ x, y, target }: Pressed) => {
    setPoint({ x, y, help: helpKeyOf(target, route), marked: window.getSelection()?.toString().trim() ?? '' })
  })
  useEffect(() => listenForLongPresses((press) => open(press)), [])
  useEffect(() => {
    if (!own) return
    const rightClick = (event: MouseEvent) => {
      // Copy and paste in a field are the browser's.
      if (isTextEntry(event.target) || !(event.target instanceof Element)) return
      event.preventDefault()
      // A finger's is sent by the browser long before our own press has lasted long enough.
      if ((event as PointerEvent).pointerType === 'touch') return
      open({ x: event.clientX, y: event.clientY, target: event.target })
    }
    window.addEventListener('contextmenu', rightClick)
    return () => window.removeEventListener('contextmenu', rightClick)
  }, [own])
  const menuUsed = useOnce(point !== null)
  const dialogUsed = useOnce(useHelpAsked() !== null)
  return (
    <>
      {menuUsed && <HelpMenu point={point} onClose={() => setPoint(null)} />}
      {dialogUsed && <HelpDialog />}
    </>
  )
}
