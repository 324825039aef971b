import { useBlocker } from '@tanstack/react-router'

/** Asks before unsaved changes are left: for another page, another machine, or with the tab. */
export function useLeaveGuard(unsaved: boolean): { readonly asking: boolean; stay(): void; leave(): void } {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved && (current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search)),
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  })
  return {
    asking: blocker.status === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}
