/** An MQTT broker of our own on loopback: for trying and for tests. It forgets everything when it ends. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import type { Readable } from 'node:stream'
import { Aedes } from 'aedes'

export interface EmbeddedBroker {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/** On the port that is asked for, or on a free one when that is taken. */
export async function openEmbeddedBroker(port: number): Promise<EmbeddedBroker> {
  const broker = await Aedes.createBroker()
  sayWhatComesAgain(broker as unknown as { persistence: Sessions })
  const server = createServer(broker.handle)
  const bound = await listen(server, port)
  return {
    url: `mqtt://127.0.0.1:${bound}`,
    port: bound,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      await new Promise<void>((resolve) => broker.close(() => resolve()))
      await closed
    },
  }
}

async function listen(server: Server, port: number): Promise<number> {
  // From loopback only: it asks nobody for a password.
  const on = async (wanted: number) => {
    server.listen(wanted, '127.0.0.1')
    await once(server, 'listening')
  }
  await on(port).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE' || error.code === 'EACCES') return on(0)
    throw error
  })
  return (server.address() as AddressInfo).port
}

interface Sessions {
  outgoingStream(client: unknown): Readable
}

/** Aedes sends again without saying so; the standard wants the DUP flag [MQTT-3.3.1-1], by which a repeat is known. */
function sayWhatComesAgain({ persistence }: { persistence: Sessions }): void {
  const waiting = persistence.outgoingStream.bind(persistence)
  persistence.outgoingStream = (client) =>
    waiting(client).map((packet: { messageId?: number }) => (packet.messageId ? { ...packet, dup: true } : packet))
}
