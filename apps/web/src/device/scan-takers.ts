/** Who wants scanned codes before they are looked up: the newest first, so that a popup goes before its page. */
import { useEffect, useEffectEvent } from 'react'

/** A code that names nothing of what can be chosen where one chooses: the person is told. */
export interface NotTaken {
  /** It is for nobody else either: nothing is left for it. */
  readonly stays: boolean
  /** What was chosen before is chosen no longer: saved now, it would be booked for what was scanned. */
  readonly unchosen: boolean
}
export type Offered = boolean | NotTaken
export type Take = (code: string) => Offered
/** What stands on the page now; the answer brings it back, should the keys that follow be a scanner's. */
type Keep = () => () => void

const takers: Take[] = []
const keepers: Keep[] = []

/** `take` answers whether the code was for it. */
export function useScan(take: Take): void {
  const now = useEffectEvent(take)
  useEffect(() => addTo<Take>(takers, (code) => now(code)), [])
}

/** For what physical keys change without a field: a scanner's keys are undone in it. */
export function useTakenBack(keep: Keep): void {
  const now = useEffectEvent(keep)
  useEffect(() => addTo<Keep>(keepers, () => now()), [])
}

/** A taker while it is wanted; the answer takes it away. */
export function addTaker(take: Take): () => void {
  return addTo(takers, take)
}

export function offerScan(code: string): Offered {
  for (const take of [...takers].reverse()) {
    const offered = take(code)
    if (offered !== false) return offered
  }
  return false
}

/** Whether keys reach something else than a field, so that only a scanner's speed makes a code of them. */
export function hearsKeys(): boolean {
  return keepers.length > 0
}

export function keepForScan(): () => void {
  const restores = keepers.map((keep) => keep())
  return () => {
    for (const restore of restores) restore()
  }
}

function addTo<T>(list: T[], own: T): () => void {
  list.push(own)
  return () => void list.splice(list.indexOf(own), 1)
}
