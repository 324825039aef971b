import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { HEARTBEAT_SECONDS } from '@takt/contract/ground/live-event-names.ts'
import { LiveHello, type LiveMessage } from '@takt/contract/ground/live-events.ts'
import { type WebSocket, WebSocketServer } from 'ws'
import type { OpenSession } from '../sessions/find-session.ts'
import { tokenHash } from '../sessions/tokens.ts'
import type { Hub, LiveClient } from './hub.ts'

/** A client that answers nothing for so many beats is gone. */
const MOST_SILENT_BEATS = 5

interface Listener {
  readonly socket: WebSocket
  readonly token: string
  readonly company_id: number
  client: LiveClient | undefined
  /** Beats since it was asked whether it is there, and has not said so. */
  silent: number
}

export interface LiveLink {
  /** Ends the links of a session that was closed. */
  endSession(token: string): void
  /** The same for who knows only what is kept of the token. */
  endSessionOf(token_hash: Buffer): void
  close(): void
  count(): number
}

/** Sessions of open links are looked at again this often: a locked user stops seeing within a minute. */
const RECHECK_SECONDS = 30
/** A client that does not read this many bytes is cut off and comes back with a reload; the server's memory stays flat. */
const MOST_UNSENT_BYTES = 4_000_000

interface LiveParts {
  readonly server: Server
  readonly hub: Hub
  readonly now: () => number
  /** The session of an upgrade request, with the token that opened it; null is refused. */
  authorise(request: IncomingMessage): Promise<{ open: OpenSession; token: string } | null>
  /** Null while the session is open. */
  whyEnded(token: string): Promise<'ended' | 'idle' | null>
  /** Of one user: every tab of every screen of a shared account has one; a program that opens them without end is stopped. */
  readonly mostOfUser: number
  /** Of all: each takes memory and a file of this process, which would end with the last of them. */
  readonly mostLinks: number
}

export function attachLiveLink(parts: LiveParts): LiveLink {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 10_000, perMessageDeflate: false })
  const listeners = new Set<Listener>()
  const ofUsers = new Map<string, number>()

  const onUpgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (request.url?.split('?')[0] !== '/api/live') return refuse(stream, '404 Not Found')
    const who = await parts.authorise(request).catch(() => null)
    if (!who) return refuse(stream, '401 Unauthorized')
    if (listeners.size >= parts.mostLinks) return refuse(stream, '503 Service Unavailable')
    if ((ofUsers.get(userOf(who.open)) ?? 0) >= parts.mostOfUser) return refuse(stream, '429 Too Many Requests')
    sockets.handleUpgrade(request, stream, head, (socket) => welcome(socket, who))
  }
  parts.server.on('upgrade', onUpgrade)

  function welcome(socket: WebSocket, { open, token }: { open: OpenSession; token: string }): void {
    const { company_id } = open.session
    const listener: Listener = { socket, token, company_id, client: undefined, silent: 0 }
    listeners.add(listener)
    const user = userOf(open)
    ofUsers.set(user, (ofUsers.get(user) ?? 0) + 1)
    socket.on('pong', () => {
      listener.silent = 0
    })
    socket.on('message', (data) => hello(listener, open, String(data)))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      listeners.delete(listener)
      const left = (ofUsers.get(user) ?? 0) - 1
      if (left > 0) ofUsers.set(user, left)
      else ofUsers.delete(user)
      if (listener.client) parts.hub.leave(listener.client)
    })
  }

  function hello(listener: Listener, open: OpenSession, text: string): void {
    const parsed = LiveHello.safeParse(parseJson(text))
    if (!parsed.success || listener.client) {
      listener.socket.close(1008, 'one hello is expected')
      return
    }
    const { events, since } = parsed.data
    listener.client = {
      company_id: open.session.company_id,
      machine_restrictions: open.session.machine_restrictions,
      events: new Set(events),
      send: (frame) => send(listener, frame),
      drop: () => listener.socket.close(1012, 'reload'),
    }
    const { seq, missed, resumed } = parts.hub.join(listener.client, since)
    say(listener, { type: 'welcome', epoch: parts.hub.epoch(), seq, resumed, server_time: serverTime() })
    if (missed) send(listener, missed)
  }

  const beat = setInterval(() => {
    // Made once for all of a company: thousands are told every two seconds.
    const beats = new Map<number, string>()
    const beatOf = (company_id: number): string => {
      const made =
        beats.get(company_id) ?? json({ type: 'beat', seq: parts.hub.sentTo(company_id), server_time: serverTime() })
      beats.set(company_id, made)
      return made
    }
    for (const listener of listeners) {
      if (listener.silent > 0) listener.silent += 1
      if (listener.silent > MOST_SILENT_BEATS) {
        listener.socket.terminate()
        continue
      }
      if (listener.client) send(listener, beatOf(listener.company_id))
    }
  }, HEARTBEAT_SECONDS * 1000)

  let looking = false
  const recheck = setInterval(async () => {
    // One look after the other: of thousands of sessions a slow database would be asked by two at once, then by three.
    if (looking) return
    looking = true
    for (const [token, links] of Map.groupBy([...listeners], (listener) => listener.token)) {
      for (const listener of links) {
        listener.silent ||= 1
        listener.socket.ping()
      }
      const why = await parts.whyEnded(token).catch(() => null)
      if (why) for (const listener of links) end(listener, why)
    }
    looking = false
  }, RECHECK_SECONDS * 1000)

  const serverTime = () => new Date(parts.now()).toISOString()

  function end(listener: Listener, why: 'ended' | 'idle'): void {
    say(listener, { type: 'bye', reason: `session-${why}` })
    listener.socket.close(1000)
  }

  return {
    endSession(token) {
      for (const listener of listeners) if (listener.token === token) end(listener, 'ended')
    },
    endSessionOf(token_hash) {
      for (const listener of listeners) if (tokenHash(listener.token).equals(token_hash)) end(listener, 'ended')
    },
    count: () => listeners.size,
    close() {
      clearInterval(beat)
      clearInterval(recheck)
      parts.server.off('upgrade', onUpgrade)
      for (const listener of listeners) {
        say(listener, { type: 'bye', reason: 'restarting' })
        listener.socket.terminate()
      }
      sockets.close()
    },
  }
}

function send({ socket }: Listener, frame: string): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > MOST_UNSENT_BYTES) socket.terminate()
  else socket.send(frame)
}

const userOf = ({ session, user_id }: OpenSession) => `${session.company_id}/${user_id}`
const json = (message: LiveMessage) => JSON.stringify(message)

function say(listener: Listener, message: LiveMessage): void {
  send(listener, json(message))
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
