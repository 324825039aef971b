import type { Refusal } from '../ground/refusal.ts'
import { movedInList } from './move-in-list.ts'

export const palletActions = ['call', 'fetch', 'up', 'down', 'remove'] as const
export type PalletAction = (typeof palletActions)[number]

interface Queued {
  readonly record_no: number
  readonly state: 'waiting' | 'called' | 'fetched'
}

/** What a action makes of the queue: another state, another order, or one pallet less. */
export type QueueChange =
  | { readonly state: 'called' | 'fetched' }
  | { readonly order: readonly number[] }
  | { readonly removed: true }

/** A fetched pallet is gone from the floor: it keeps its place in the list and is only removed. */
export function changeQueue(queue: readonly Queued[], record_no: number, action: PalletAction): QueueChange | Refusal {
  const pallet = queue.find((one) => one.record_no === record_no)
  if (!pallet) return { refusal: 'pallet-not-found', values: { record_no } }
  if (action === 'remove') return { removed: true }
  if (pallet.state === 'fetched') return { refusal: 'pallet-fetched', values: {} }
  if (action === 'call')
    return pallet.state === 'called' ? { refusal: 'pallet-called', values: {} } : { state: 'called' }
  if (action === 'fetch') return { state: 'fetched' }
  const waiting = queue.filter(({ state }) => state !== 'fetched').map((one) => one.record_no)
  const order = movedInList(waiting, record_no, action === 'up' ? -1 : 1)
  return order === null ? { refusal: 'pallet-at-the-end', values: {} } : { order }
}
