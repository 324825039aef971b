import type { HeardSignal, Note, Remembered } from '../define-connector.ts'

/** A signal with the number that its store gave it. */
export interface KeptSignal {
  readonly n: number
  readonly signal: HeardSignal
}

/** Where signals wait until the server has them: in memory, or on disk. */
export interface SignalStore {
  /** Random, and of this store alone: by it a server can tell two senders of one name apart. */
  readonly sender: string
  /** What was settled with the server, by this run or an earlier one. */
  readonly base: number | null
  /** What lies up to here is committed and forgotten. */
  readonly done: number
  /** The last number given. */
  readonly last: number
  /** Resolves when the signal is safe; waits while there is no room. Calls are served in order. */
  keep(signal: HeardSignal, remembered?: Remembered): Promise<void>
  /** Resolves when the notes are safe, without a signal. */
  note(notes: readonly Note[]): Promise<void>
  /** What was last noted under a key. */
  recall(key: string): number | undefined
  isKnown(mark: string): boolean
  /** The first ones after a number, at most so many. */
  read(after: number, most: number): Promise<readonly KeptSignal[]>
  forget(upTo: number): Promise<void>
  settle(base: number): Promise<void>
  /** Refuses what still waits for room; it was never taken. */
  close(): Promise<void>
}

export const CLOSED = 'the ingest client is closed'
