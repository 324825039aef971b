/**
 * Parts of the frame around every page that come with the first need of them: an operator's first screen waits for none.
 * A terminal fetches them ahead all the same: pressed while the server is away, one that is missing takes the page along.
 */
import { late } from '@takt/ui/late/late.tsx'

export const ConfirmRefresh = late(() => import('./update/ConfirmRefresh.tsx'))
export const DeviceSignIn = late(() => import('./shared-terminal/DeviceSignIn.tsx'))
export const HelpDialog = late(() => import('./help/HelpDialog.tsx'))
export const HelpMenu = late(() => import('./help/HelpMenu.tsx'))
export const LiveViewPopover = late(() => import('./topbar/LiveViewPopover.tsx'))
export const LocationPopover = late(() => import('./topbar/LocationPopover.tsx'))
export const MachineSwapList = late(() => import('./topbar/MachineSwapList.tsx'))
export const OutboxDialog = late(() => import('./outbox/OutboxDialog.tsx'))
export const PlacePopover = late(() => import('./topbar/PlacePopover.tsx'))
export const SessionLost = late(() => import('./sign-in/SessionLost.tsx'))
export const ShortcutsDialog = late(() => import('./shortcuts/ShortcutsDialog.tsx'))
export const UserMenuPopover = late(() => import('./topbar/UserMenuPopover.tsx'))

/** What the frame of a terminal can open: the swaps of places and live views are not in its bar. */
export const partsOfTerminal = [
  ConfirmRefresh,
  DeviceSignIn,
  HelpDialog,
  HelpMenu,
  MachineSwapList,
  OutboxDialog,
  SessionLost,
  ShortcutsDialog,
  UserMenuPopover,
]
