import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Whoever is being answered gets so long; a request that never ends must not keep the server from ending. */
const ANSWERS_WITHIN_MS = 5_000

/**
 * A browser opens connections before it has anything to ask. Node counts one that never asked neither as idle nor as
 * timed out, and so a server that was told to stop went on for minutes, until that browser thought of closing it.
 */
export function closeSilentConnections(app: FastifyInstance, answersWithinMs = ANSWERS_WITHIN_MS): void {
  const open = new Set<Socket>()
  let isClosing = false
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) return void socket.destroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    setTimeout(() => app.server.closeAllConnections(), answersWithinMs).unref()
  })
}
