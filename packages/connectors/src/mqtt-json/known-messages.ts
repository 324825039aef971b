/**
 * Which messages were taken already, also before a restart of this process. QoS 1 brings a message at least once: the
 * broker sends again what was not acknowledged, and a machine sends again what its broker did not acknowledge.
 */
import { createHash } from 'node:crypto'
import type { SignalSink } from '../define-connector.ts'
import type { MqttMessage } from '../mqtt-session.ts'

export interface KnownMessages {
  /** What the message is known by, or `known` when it was taken already. */
  markOf(message: MqttMessage, identity: string | undefined): Promise<{ mark?: string; known: boolean }>
}

const SESSION = 'session'

export function knownMessages(sink: Pick<SignalSink, 'note' | 'recall' | 'isKnown'>): KnownMessages {
  let begunOn = 0

  /** In a session that the broker has forgotten its numbers mean other messages. Safe before one of them is taken. */
  async function sessionOf({ resumed, line }: MqttMessage): Promise<number> {
    const session = sink.recall(SESSION) ?? 0
    if (resumed || begunOn === line) return session
    await sink.note([{ key: SESSION, value: session + 1 }])
    begunOn = line
    return session + 1
  }

  return {
    async markOf(message, identity) {
      const session = await sessionOf(message)
      // By its own word a message is known on every way that it can take.
      if (identity !== undefined) {
        const mark = short(`${message.topic} ${identity}`)
        return { mark, known: sink.isKnown(mark) }
      }
      if (message.delivery === undefined) return { known: false }
      const mark = short(`${session} ${message.delivery} ${message.topic} ${message.payload.toString('base64')}`)
      return { mark, known: message.again && sink.isKnown(mark) }
    },
  }
}

function short(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 11)
}
