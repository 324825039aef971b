import { useRef } from 'react'

/** The next hour or day is another question: until it is answered the last answer stays. */
export function useKept<T>(key: string, value: T | undefined): T | undefined {
  const last = useRef<{ key: string; value: T } | null>(null)
  if (value !== undefined) last.current = { key, value }
  return last.current?.key === key ? last.current.value : undefined
}
