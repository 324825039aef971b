import { useBlocker } from '@tanstack/react-router'

/** Asks before unsaved work is left, inside the app and when the tab is closed: D-SCREEN-06-X. */
export function useLeaveGuard(unsaved: boolean): { readonly asking: boolean; stay(): void; leave(): void } {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  })
  return {
    asking: blocker.status === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}
