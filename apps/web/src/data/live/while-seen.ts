interface Page {
  readonly visibilityState: DocumentVisibilityState
  addEventListener(name: 'visibilitychange', heard: () => void): void
  removeEventListener(name: 'visibilitychange', heard: () => void): void
}

/** Does something every so often. A page that nobody looks at does nothing, and catches up as soon as somebody does. */
export function whileSeen(action: () => void, everyMs: number, page: Page = document): () => void {
  let due = Date.now() + everyMs
  const look = () => {
    if (page.visibilityState !== 'visible' || Date.now() < due) return
    due = Date.now() + everyMs
    action()
  }
  const timer = setInterval(look, everyMs)
  page.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    page.removeEventListener('visibilitychange', look)
  }
}
