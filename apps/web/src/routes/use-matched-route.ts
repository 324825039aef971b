import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type MatchedRoute, matchRoute } from './match-route.ts'

export function useMatchedRoute(): MatchedRoute | undefined {
  const path = useLocation({ select: (location) => location.pathname })
  return useMemo(() => matchRoute(path), [path])
}
