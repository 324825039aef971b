/** Many of the same action, one call each: what fails is known by name and does not hide what was done. */
import { CallFailure } from './call.ts'

export interface Failed<T> {
  readonly item: T
  readonly why: string
}

export interface Outcome<T> {
  readonly done: readonly T[]
  readonly failed: readonly Failed<T>[]
  /** The server went away meanwhile: the same request ids may be sent again. */
  readonly unreached: boolean
}

interface Steps<T> {
  readonly requestId: string
  act(item: T, requestId: string): Promise<unknown>
  onProgress?: ((handled: number) => void) | undefined
}

export async function oneByOne<T>(items: readonly T[], { requestId, act, onProgress }: Steps<T>): Promise<Outcome<T>> {
  const done: T[] = []
  const failed: Failed<T>[] = []
  for (const [at, item] of items.entries()) {
    try {
      await act(item, requestIdOf(requestId, at))
      done.push(item)
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      failed.push({ item, why: problem.message })
      if (endsAll(problem)) {
        for (const left of items.slice(at + 1)) failed.push({ item: left, why: problem.message })
        return { done, failed, unreached: problem.status === 0 }
      }
    }
    onProgress?.(at + 1)
  }
  return { done, failed, unreached: false }
}

/** Nobody answers, or nobody may ask: the next call would only fail the same way. */
function endsAll({ status }: CallFailure): boolean {
  return status === 0 || status === 401 || status === 429
}

/** The same press again gives every item the id it had before; the first half stays random and of its kind. */
export function requestIdOf(base: string, at: number): string {
  return base.slice(0, 24) + at.toString(16).padStart(12, '0')
}
