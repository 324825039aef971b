import { once } from 'node:events'
import { createServer as createWebServer } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { patience } from '../../../../scripts/stages/machine.ts'
import { certificate, key } from '../../test/outside-host.ts'
import { outsideAddresses } from '../ground/outside/outside-addresses.ts'
import { sendToPrinter } from './printing/send-to-printer.ts'

const addresses = outsideAddresses('127.0.0.1')

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean()
})

const label = `^XA${'^FD1234^FS\n'.repeat(100)}^XZ\n`
/** More than two kernels hold for us: it is sent only when somebody reads. */
const document = Buffer.alloc(40 * 1024 * 1024, 'x')

async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUp.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

interface Printer {
  /** What it does with a connection; `read` resolves with everything when our side has ended. */
  readonly does: (socket: Socket, read: Promise<string>) => void
  readonly content?: Buffer
  readonly waitMs?: number
  readonly is: 'printed' | RegExp
}

const printers: Record<string, Printer> = {
  'reads all and closes': { does: (socket, read) => void read.then(() => socket.end()), is: 'printed' },
  'reads all and keeps its side open': { does: () => {}, is: 'printed' },
  'reads a whole document slowly': {
    does: (socket, read) => {
      socket.on('data', () => {
        socket.pause()
        setImmediate(() => socket.resume())
      })
      read.then(() => socket.end())
    },
    content: document,
    // A busy machine may be silent for longer than a port that has stopped reading is waited for here.
    waitMs: 60_000,
    is: 'printed',
  },
  'tells its status again and again, and keeps its side open': {
    does: (socket) => {
      const telling = setInterval(() => socket.write('\u0002030,0,0,1245\u0003'), 20)
      socket.on('close', () => clearInterval(telling))
    },
    is: 'printed',
  },
  'hangs up on the label and reads on': {
    does: (socket) => void socket.once('data', () => socket.end()),
    is: /printer-broke-off/,
  },
  'takes the connection and closes it at once': {
    does: (socket) => void socket.destroy(),
    is: /printer-broke-off/,
  },
  'stops reading in the middle': { does: (socket) => void socket.pause(), content: document, is: /no-answer/ },
  'closes in the middle': {
    does: (socket) => void socket.once('data', () => socket.destroy()),
    content: document,
    is: /printer-broke-off/,
  },
  'resets before it has read all': {
    does: (socket) => void socket.once('data', () => socket.resetAndDestroy()),
    content: document,
    is: /printer-broke-off/,
  },
  'resets at once': {
    does: (socket) => void socket.resetAndDestroy(),
    content: document,
    is: /printer-broke-off/,
  },
  'is a web server that answers anything': {
    does: (socket) => void socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
    is: /printer-other-service HTTP/,
  },
  'says in pieces that it is a web server': {
    does: (socket) =>
      void socket.once('data', () => {
        socket.write('HT')
        setImmediate(() => socket.write('TP/1.0 200 OK\r\n'))
      }),
    is: /printer-other-service HTTP/,
  },
  'answers as a TLS server does': {
    does: (socket) => void socket.once('data', () => socket.end(Buffer.from([0x15, 3, 1, 0, 2, 2, 0x16]))),
    is: /printer-other-service TLS/,
  },
  'greets as Telnet does': {
    does: (socket) => void socket.write(Buffer.from([0xff, 0xfd, 0x18])),
    is: /printer-other-service Telnet/,
  },
  'answers with bytes of its own': {
    does: (socket) => void socket.write(Buffer.from([0x4a, 0, 0, 0, 0x0a, 0x38])),
    is: /printer-unclear/,
  },
  'begins a word and leaves it at that': {
    does: (socket, read) => {
      socket.write('HT')
      read.then(() => socket.end())
    },
    is: /printer-unclear/,
  },
  'waits for a sign-in': {
    does: (socket) => void socket.write('SSH-2.0-OpenSSH_9.6\r\n'),
    is: /printer-other-service SSH/,
  },
  'greets as a mail server': {
    does: (socket) => void socket.write('220 mail ESMTP\r\n'),
    is: /printer-other-service FTP.SMTP/,
  },
  'greets as a file server': {
    does: (socket) => void socket.write('220-Welcome\r\n'),
    is: /printer-other-service FTP.SMTP/,
  },
}

test.each(Object.entries(printers))(
  'T-PLANT-183 T-PLANT-382 a port that %s',
  async (_what, { does, content, waitMs = 300, is }) => {
    const printed: string[] = []
    const port = await listen(
      createServer({ allowHalfOpen: true }, (socket) => {
        let text = ''
        socket.on('data', (bytes) => {
          text += bytes.toString('latin1')
        })
        does(
          socket,
          new Promise((resolve) =>
            socket.on('end', () => {
              printed.push(text)
              resolve(text)
            }),
          ),
        )
      }),
    )
    const sending = sendToPrinter({ host: '127.0.0.1', port }, content ?? label, { addresses, waitMs })
    if (is !== 'printed') return await expect(sending).rejects.toThrow(is)
    await sending
    const whole = String(content ?? label)
    await expect.poll(() => printed.map((text) => text.trimEnd() === whole.trimEnd())).toEqual([true])
  },
)

test('T-PLANT-183 a real web server, and nobody at all', async () => {
  const web = createWebServer((_request, response) => response.end('hello'))
  const port = await listen(web)
  const to = { host: '127.0.0.1', port }
  await expect(sendToPrinter(to, label, { addresses })).rejects.toThrow(/printer-other-service HTTP/)
  for (const clean of cleanUp.splice(0)) await clean()
  await once(web, 'close').catch(() => {})
  await expect(sendToPrinter(to, label, { addresses })).rejects.toThrow(/nobody-listens/)
})

test('T-PLANT-382 a real TLS server prints nothing', async () => {
  const port = await listen(createTlsServer({ cert: certificate, key }))
  // It hangs up when it has looked at the label, however long that takes here.
  const sending = sendToPrinter({ host: '127.0.0.1', port }, label, { addresses, waitMs: 10_000, settleMs: 10_000 })
  await expect(sending).rejects.toThrow(/printer-other-service TLS|printer-broke-off/)
})

const ready = '\u0002030,0,0,1245\u0003\r\n\u0002000,0,0,0\u0003\r\n\u00021234,0\u0003\r\n'
const noPaper = ready.replace('030,0', '030,1')

/** A ZPL printer that answers each question as it is told; what it was sent besides the questions. */
async function zplPrinter(answers: string[]): Promise<{ port: number; got: () => string }> {
  let text = ''
  const port = await listen(
    createServer((socket) => {
      let asked = 0
      socket.on('data', (bytes) => {
        text += bytes.toString('latin1')
        while (text.split('~HS').length - 1 > asked) socket.write(answers[asked++] ?? '')
      })
    }),
  )
  return { port, got: () => text.replaceAll('~HS\n', '') }
}

test.each<{ what: string; answers: string[]; is?: RegExp; got: string }>([
  { what: 'answers before and after', answers: [ready, ready], got: label },
  { what: 'runs out of paper with it', answers: [ready, noPaper], got: label },
  { what: 'is out of paper', answers: [noPaper], is: /paper-out/, got: '' },
  { what: 'says nothing after it', answers: [ready], is: /printer-no-status/, got: label },
])('T-PLANT-382 asked for its status, a printer that $what', async ({ answers, is, got }) => {
  const printer = await zplPrinter(answers)
  const sending = sendToPrinter({ host: '127.0.0.1', port: printer.port }, label, {
    addresses,
    // Only who never answers is waited out.
    waitMs: answers.length < 2 && is?.source === 'printer-no-status' ? patience(1_000) : patience(60_000),
    asks: true,
  })
  if (is) await expect(sending).rejects.toThrow(is)
  else await sending
  expect(printer.got()).toBe(got)
})

test('T-PLANT-382 a port that takes the connection and never reads is not called printed, however small the label', async () => {
  const port = await listen(createServer({ pauseOnConnect: true }))
  const sending = sendToPrinter({ host: '127.0.0.1', port }, '^XA^XZ', { addresses, waitMs: 300, asks: true })
  await expect(sending).rejects.toThrow(/printer-no-status/)
})

test.each(['10.0.0.9', '169.254.169.254', '::1', 'localhost'])(
  'T-SAFE-24 nothing is sent to %s, which is in none of the networks of the plant',
  async (host) => {
    const none = outsideAddresses('192.168.0.0/16')
    await expect(sendToPrinter({ host, port: 9100 }, label, { addresses: none })).rejects.toThrow(/forbidden-address/)
  },
)
