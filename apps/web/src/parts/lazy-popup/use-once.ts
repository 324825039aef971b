import { useState } from 'react'

/** True from the first time on, so that what has been opened can close with its animation. */
export function useOnce(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever || now
}
