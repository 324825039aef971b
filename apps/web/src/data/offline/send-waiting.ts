/** Sends what waits, one after the other, in the order it was done. One sender for all: nothing overtakes. */
import type { ProcedureInput } from '@takt/contract/procedures.ts'
import { afterFailure, isTooOld, nextToSend, type WaitingEntry } from '@takt/domain/ground/offline/waiting-entry.ts'
import { subscribeSession } from '../../device/session-store.ts'
import { CallFailure, call } from '../call/call.ts'
import { connectionState, onConnection, serverNow } from '../live/live.ts'
import { say } from '../words/use-text.ts'
import { changeEntry, currentOwner, dropEntry, readOutbox, waitingEntries } from './outbox.ts'
import type { WaitingName } from './waiting-names.ts'

/** The link tells when the server is back; this only helps where the link is good and the calls are not. */
const TRY_AGAIN_MS = 5_000
const LOCK_WITHIN_MS = 4_000

type Outcome = 'saved' | 'waiting' | CallFailure
/** Whoever stands in front of the screen is told directly; nobody has to find it in a list. */
const watched = new Map<string, (outcome: Outcome) => void>()
const refusalListeners = new Set<(entry: WaitingEntry, why: string) => void>()
let sending = false
let again = false

/** An entry that nobody stood in front of any more was refused. */
export function onRefusal(tell: (entry: WaitingEntry, why: string) => void): () => void {
  refusalListeners.add(tell)
  return () => refusalListeners.delete(tell)
}

export function watchOutbox(): void {
  void readOutbox().then(sendWaiting)
  onConnection(() => {
    if (connectionState() === 'live') void sendWaiting()
  })
  subscribeSession(() => void sendWaiting())
  setInterval(() => {
    if (waitingEntries().length > 0) void sendWaiting()
  }, TRY_AGAIN_MS)
}

/** What becomes of it now: the server has it, or it waits. Throws what the server said against it. */
export async function outcomeOf(entry: WaitingEntry): Promise<'saved' | 'waiting'> {
  const outcome = new Promise<Outcome>((settle) => watched.set(entry.id, settle))
  void sendWaiting()
  const told = await outcome
  if (told instanceof CallFailure) throw told
  return told
}

export async function sendWaiting(): Promise<void> {
  if (sending) {
    again = true
    return
  }
  sending = true
  try {
    do {
      again = false
      await withLock(sendAll)
    } while (again && connectionState() !== 'lost')
  } finally {
    sending = false
    // Nobody waits in front of the screen for longer than one attempt.
    for (const id of [...watched.keys()]) settle(id, 'waiting')
  }
}

/** Two tabs would send everything twice: harmless, because the ids are the same, but a waste. */
async function withLock(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return work()
  let begun = false
  const run = () => {
    begun = true
    return work()
  }
  // A tab that hangs with the lock must not keep this one from working.
  await locks.request('takt-outbox', { signal: AbortSignal.timeout(LOCK_WITHIN_MS) }, run).catch((problem: unknown) => {
    if (begun) throw problem
    return work()
  })
}

async function sendAll(): Promise<void> {
  for (;;) {
    const owner = currentOwner()
    if (owner === null || connectionState() === 'lost') return
    const entry = nextToSend(waitingEntries(), owner)
    if (!entry) return
    if (isTooOld(entry, serverNow())) await refuse(entry, say('outbox.too-old'))
    else if (!(await sendOne(entry))) return
  }
}

/** False: it stays, and all behind it. */
async function sendOne(entry: WaitingEntry): Promise<boolean> {
  const cut = new AbortController()
  // A call into a cable that was pulled would hang for a minute; the link knows after four seconds.
  const stop = onConnection(() => {
    if (connectionState() === 'lost') cut.abort()
  })
  try {
    const payload = entry.payload as ProcedureInput<WaitingName>
    await call(entry.name as WaitingName, payload, { requestId: entry.id, signal: cut.signal })
    await dropEntry(entry.seq)
    settle(entry.id, 'saved')
    return true
  } catch (problem) {
    const failure = problem instanceof CallFailure ? problem : new CallFailure(String(problem), { status: 0, code: -1 })
    const judged = afterFailure(entry, failure)
    // A person whose session has ended signs in over the page, which still has all they typed.
    const mustSignIn = failure.status === 401 && watched.has(entry.id)
    if (judged.next === 'refuse' || mustSignIn) {
      await takeBack(entry, failure)
      return true
    }
    if (judged.brokeDown) await changeEntry({ ...entry, breakdowns: entry.breakdowns + 1 })
    return false
  } finally {
    stop()
  }
}

/** Said to the person if they are there; kept for them if they are not. */
async function takeBack(entry: WaitingEntry, failure: CallFailure): Promise<void> {
  if (watched.has(entry.id)) {
    await dropEntry(entry.seq)
    settle(entry.id, failure)
  } else {
    await refuse(entry, failure.message)
  }
}

async function refuse(entry: WaitingEntry, why: string): Promise<void> {
  await changeEntry({ ...entry, refused: { why, at: Math.round(serverNow()) } })
  for (const tell of refusalListeners) tell(entry, why)
}

function settle(id: string, outcome: Outcome): void {
  watched.get(id)?.(outcome)
  watched.delete(id)
}
