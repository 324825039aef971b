/**
 * Parts of the frame around every page that come with the first need of them: an operator's first screen waits for none.
 * A terminal fetches them ahead all the same: pressed while the server is away, one that is missing takes the page along.
 */
import { lazy } from '@takt/ui/lazy/lazy.tsx'

export const ConfirmRefresh = lazy(() => import('./update/ConfirmRefresh.tsx'))
export const DeviceSignIn = lazy(() => import('./shared-terminal/DeviceSignIn.tsx'))
export const FindDialog = lazy(() => import('./find/FindDialog.tsx'))
export const HelpDialog = lazy(() => import('./help/HelpDialog.tsx'))
export const HelpMenu = lazy(() => import('./help/HelpMenu.tsx'))
export const IdleWarning = lazy(() => import('./inactivity/IdleWarning.tsx'))
export const LiveViewPopover = lazy(() => import('./topbar/LiveViewPopover.tsx'))
export const LocationPopover = lazy(() => import('./topbar/LocationPopover.tsx'))
export const MachineSwapList = lazy(() => import('./topbar/MachineSwapList.tsx'))
export const OutboxDialog = lazy(() => import('./outbox/OutboxDialog.tsx'))
export const PlacePopover = lazy(() => import('./topbar/PlacePopover.tsx'))
export const SessionLost = lazy(() => import('./sign-in/SessionLost.tsx'))
export const ShortcutsDialog = lazy(() => import('./shortcuts/ShortcutsDialog.tsx'))
export const SignatureDialog = lazy(() => import('./signature/SignatureDialog.tsx'))
export const UserMenuPopover = lazy(() => import('./topbar/UserMenuPopover.tsx'))

/** What the frame of a terminal can open: the swaps of places and live views are not in its bar. */
export const partsOfTerminal = [
  ConfirmRefresh,
  DeviceSignIn,
  FindDialog,
  HelpDialog,
  HelpMenu,
  IdleWarning,
  MachineSwapList,
  OutboxDialog,
  SessionLost,
  ShortcutsDialog,
  SignatureDialog,
  UserMenuPopover,
]
