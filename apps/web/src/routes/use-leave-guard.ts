import { useBlocker } from '@tanstack/react-router'

interface Place {
  readonly routeId: unknown
  readonly pathname: string
  readonly search: unknown
}

export interface LeaveGuarding {
  readonly asking: boolean
  stay(): void
  leave(): void
}

/** Which way leads away from the work: to another page, also to another search of this one, or out of this route. */
const leads = {
  page: (from: Place, to: Place) => from.pathname !== to.pathname,
  search: (from: Place, to: Place) =>
    from.pathname !== to.pathname || JSON.stringify(from.search) !== JSON.stringify(to.search),
  route: (from: Place, to: Place) => from.routeId !== to.routeId,
} as const

/**
 * Asks before unsaved work is left, inside the app and when the tab is closed. `isUnsaved` is asked at the moment of
 * leaving: what has just been saved is not lost.
 */
export function useLeaveGuard(isUnsaved: () => boolean, away: keyof typeof leads = 'page'): LeaveGuarding {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => leads[away](current, next) && isUnsaved(),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  return {
    asking: blocker.status === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}
