/** A mail server for tests: speaks SMTP over a real socket, keeps what it takes, and refuses what it is told to. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

export interface TakenMail {
  readonly to: string
  /** Headers and body as they came over the wire. */
  readonly data: string
}

export interface SmtpSink {
  readonly url: string
  readonly taken: TakenMail[]
  /** What the next recipients are answered with instead of 250. */
  refuse: string | null
  close(): Promise<void>
}

export async function openSmtpSink(): Promise<SmtpSink> {
  const sockets = new Set<Socket>()
  const taken: TakenMail[] = []
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    let to = ''
    let rest = ''
    let inData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 sink ESMTP')
    socket.on('data', (chunk) => {
      rest += chunk.toString('utf8')
      while (rest !== '') {
        const end = rest.indexOf(inData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const part = rest.slice(0, end)
        rest = rest.slice(end + (inData ? 5 : 2))
        if (inData) {
          taken.push({ to, data: part })
          inData = false
          say('250 taken')
        } else if (/^rcpt to:/i.test(part)) {
          to = /<(.*?)>/.exec(part)?.[1] ?? ''
          say(sink.refuse ?? '250 ok')
        } else if (/^data$/i.test(part)) {
          inData = true
          say('354 go on')
        } else if (/^quit$/i.test(part)) {
          say('221 bye')
          socket.end()
        } else say('250 ok')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    refuse: null,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return sink
}
