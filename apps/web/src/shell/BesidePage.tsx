import { useSignatureAsked } from '../data/call/signing.ts'
import { useDeviceSignInAsked } from '../data/session/device-sign-in.ts'
import { useSessionState } from '../data/session/session.ts'
import { KeyboardSpot } from '../parts/keyboard/KeyboardSpot.tsx'
import { useOnce } from '../parts/lazy-popup/use-once.ts'
import { reportError } from '../parts/page-frame/report-error.ts'
import { AutoSlide } from './auto-slide/AutoSlide.tsx'
import { BrowserNotifications } from './browser-notifications/BrowserNotifications.tsx'
import { FailedPrints } from './failed-prints/FailedPrints.tsx'
import { useFindOpen } from './find/find-open.ts'
import { Help } from './help/Help.tsx'
import { Inactivity } from './inactivity/Inactivity.tsx'
import {
  ConfirmRefresh,
  DeviceSignIn,
  FindDialog,
  SessionLost,
  ShortcutsDialog,
  SignatureDialog,
} from './lazy-parts.ts'
import { Scanner } from './scanner/Scanner.tsx'
import { Shortcuts } from './shortcuts/Shortcuts.tsx'
import { useShortcutsOpen } from './shortcuts/shortcuts-open.ts'
import { useRefreshAsked } from './update/refresh-asked.ts'

const reportKeyboard = (error: Error) => reportError(error)

/** What belongs to no page. Popups come with the first need of them: an operator's first screen waits for none. */
export function BesidePage() {
  const device = useOnce(useDeviceSignInAsked())
  const lost = useOnce(useSessionState().status === 'lost')
  const find = useOnce(useFindOpen())
  const shortcuts = useOnce(useShortcutsOpen())
  const signs = useOnce(useSignatureAsked() !== null)
  const refresh = useOnce(useRefreshAsked())
  return (
    <>
      <Shortcuts />
      <Help />
      <Scanner />
      <Inactivity />
      <AutoSlide />
      <BrowserNotifications />
      <FailedPrints />
      <KeyboardSpot onError={reportKeyboard} />

      {refresh && <ConfirmRefresh />}
      {device && <DeviceSignIn />}
      {lost && <SessionLost />}
      {signs && <SignatureDialog />}
      {find && <FindDialog />}
      {shortcuts && <ShortcutsDialog />}
    </>
  )
}
