import { useParams } from '@tanstack/react-router'

export function useRouteParams(): Record<string, string | undefined> {
  return useParams({ strict: false }) as Record<string, string | undefined>
}
