import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let printing = false

/** Whether the browser takes its picture for paper just now. */
export function isPrinting(): boolean {
  return printing
}

/** Drawn for paper when `beforeprint` has returned: the browser looks at once, and what is drawn a moment later is not on it. */
export function usePrinting(): boolean {
  return useSyncExternalStore(whilePrinting, isPrinting, isPrinting)
}

export function whilePrinting(tell: () => void): () => void {
  const begin = () => {
    printing = true
    flushSync(tell)
  }
  const end = () => {
    printing = false
    tell()
  }
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}
