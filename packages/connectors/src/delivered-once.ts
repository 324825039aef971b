/**
 * QoS 1 brings a message at least once: when our acknowledgement is lost on the way, the broker sends it again with
 * the DUP flag and the same id. What is remembered here tells such a repeat from a new message.
 */
interface Delivered {
  readonly topic: string
  readonly payload: Buffer
  readonly kept: Promise<void>
}

export interface Delivery {
  readonly messageId: number
  readonly dup: boolean
  readonly topic: string
  readonly payload: Buffer
}

export interface DeliveredOnce {
  /** Runs `keep` for a new message; waits for the first one's end when it is a repeat. */
  once(delivery: Delivery, keep: () => Promise<void>): Promise<void>
  /** The broker has forgotten the session: its ids begin anew. */
  forget(): void
}

export function deliveredOnce(): DeliveredOnce {
  const delivered = new Map<number, Delivered>()
  return {
    once({ messageId, dup, topic, payload }, keep) {
      const before = delivered.get(messageId)
      if (dup && before?.topic === topic && before.payload.equals(payload)) return before.kept
      const kept = keep()
      const entry = { topic, payload, kept }
      delivered.set(messageId, entry)
      // What was not kept must be taken when it comes again.
      kept.catch(() => delivered.get(messageId) === entry && delivered.delete(messageId))
      return kept
    },
    forget: () => delivered.clear(),
  }
}
