/** A label, or a file, over a raw TCP connection, as printers take it on port 9100. */
import { connect } from 'node:net'

export interface PrinterAddress {
  readonly host: string
  readonly port: number
}

/** To the connection, and of silence while the label is sent. */
const LONGEST_WAIT_MS = 5_000

/**
 * Such a printer answers nothing. What can be known is that it was reached, took every byte and closed without an error;
 * anything else is a failure with its reason.
 */
export function sendToPrinter(
  { host, port }: PrinterAddress,
  content: string | Buffer,
  { stop, waitMs = LONGEST_WAIT_MS }: { readonly stop?: AbortSignal; readonly waitMs?: number } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, ...(stop ? { signal: stop } : {}) })
    let finished = false
    const fail = (reason: Error) => {
      socket.destroy()
      reject(reason)
    }
    socket.setTimeout(waitMs, () => fail(new Error(`no answer from ${host}:${port} within ${waitMs / 1000} s`)))
    socket.on('error', fail)
    // What a printer says (its status) is read and dropped: unread it would keep the connection open.
    socket.resume()
    socket.on('connect', () => socket.end(content))
    socket.on('finish', () => {
      finished = true
    })
    socket.on('close', (hadError) => {
      if (finished && !hadError) resolve()
      else reject(new Error(`${host}:${port} closed the connection before the whole label was sent`))
    })
  })
}
