/** A label, or a file, over a raw TCP connection, as printers take it on port 9100. */
import { connect } from 'node:net'

export interface PrinterAddress {
  readonly host: string
  readonly port: number
}

/** For the connection; of silence while the label is sent; and for a printer that keeps its side open afterwards. */
const LONGEST_WAIT_MS = 5_000

/** What a port says that prints nothing: a web page, or somebody who waits for a sign-in. */
const OTHER_SERVICES: readonly (readonly [words: RegExp, service: string])[] = [
  [/^HTTP\//, 'speaks HTTP'],
  [/^SSH-/, 'speaks SSH'],
  [/^220[ -]/, 'speaks FTP or SMTP'],
]
const MOST_FIRST_WORDS = 16

/** An early closer shows itself within this; then our side ends too. */
const SETTLE_MS = 100

/**
 * A raw port confirms nothing. What can be known: that somebody was reached who is no other service, that every byte
 * left us, and that the connection was not broken off. Many printers close when they have read the end; others keep
 * their side open for minutes, and have the label all the same.
 */
export function sendToPrinter(
  { host, port }: PrinterAddress,
  content: string | Buffer,
  { stop, waitMs = LONGEST_WAIT_MS }: { readonly stop?: AbortSignal; readonly waitMs?: number } = {},
): Promise<void> {
  const where = `${host}:${port}`
  return new Promise((resolve, reject) => {
    // Half open: a printer that ends its side while it still reads must not end ours.
    const socket = connect({ host, port, allowHalfOpen: true, ...(stop ? { signal: stop } : {}) })
    let isSent = false
    let isLeft = false
    let firstWords = ''
    let patience: NodeJS.Timeout | undefined
    const settle = (reason?: string) => {
      clearTimeout(patience)
      socket.destroy()
      if (reason === undefined) resolve()
      else reject(new Error(reason))
    }
    socket.setTimeout(waitMs, () => {
      if (!isSent) settle(`no answer from ${where} within ${waitMs / 1000} s`)
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      const broke = error.code === 'ECONNRESET' || error.code === 'EPIPE'
      settle(broke ? `${where} broke the connection off; look whether the label was printed` : error.message)
    })
    // Read also because a printer's status, left unread, would keep the connection open.
    socket.on('data', (bytes) => {
      if (firstWords.length >= MOST_FIRST_WORDS) return
      firstWords += bytes.toString('latin1')
      const other = OTHER_SERVICES.find(([words]) => words.test(firstWords))
      if (other) settle(`${where} ${other[1]}: it is no raw printer port`)
    })
    socket.on('end', () => {
      if (isSent) settle()
      else isLeft = true
    })

    function endOurSide(): void {
      // After its last word: a reset that came with it is heard before.
      setImmediate(() => {
        if (socket.destroyed) return
        const end = () => {
          isSent = true
          patience = setTimeout(settle, isLeft ? 0 : waitMs)
          socket.end()
        }
        // One that left before our end either still reads or is gone: only one more byte tells.
        if (isLeft) socket.write('\n', (error) => error ?? end())
        else end()
      })
    }
    socket.on('connect', () => {
      socket.write(content, (error) => {
        if (!error) patience = setTimeout(endOurSide, Math.min(SETTLE_MS, waitMs))
      })
    })
  })
}
