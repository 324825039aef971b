/** A label, or a file, over a raw TCP connection, as printers take it on port 9100. */
import { connect } from 'node:net'
import { type Failure, failure, failureOfError } from '@takt/domain/ground/failure.ts'
import { ASK_STATUS, hostStatusProblem, printerAnswer } from '@takt/domain/pallets/printer-answer.ts'
import { ForbiddenAddress, type OutsideAddresses } from '../../ground/outside/outside-addresses.ts'

/** Why it was not printed, for people to read in their language. */
export class NotPrinted extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super([failure.key, ...Object.values(failure.values)].join(' '))
    this.failure = failure
  }
}

export interface PrinterAddress {
  readonly host: string
  readonly port: number
}

export interface Sending {
  readonly addresses: OutsideAddresses
  readonly stop?: AbortSignal
  readonly waitMs?: number
  readonly settleMs?: number
  /** The printer answers a question for its status (ZPL): it is asked before the label and after it. */
  readonly asks?: boolean
}

/** For the connection; of silence while the label is sent; and for a printer that keeps its side open afterwards. */
const LONGEST_WAIT_MS = 5_000
const MOST_WORDS = 4_096

/** Who hangs up on a label shows it within this; then our side ends too. */
const SETTLE_MS = 300

/**
 * A raw port confirms nothing by itself. What can be known: that somebody was reached who says nothing but a printer's
 * status, that every byte left us, and that the connection was not broken off. Many printers close when they have read
 * the end; others keep their side open for minutes, and have the label all the same. Only one that is asked for its
 * status tells that the label was read: a small one fits into the memory of a port that nobody reads.
 */
export function sendToPrinter(
  { host, port }: PrinterAddress,
  content: string | Buffer,
  { addresses, stop, waitMs = LONGEST_WAIT_MS, settleMs = SETTLE_MS, asks = false }: Sending,
): Promise<void> {
  // An address as a number is never looked up, so the check of names does not see it.
  if (!addresses.mayReach(host)) return Promise.reject(new NotPrinted(failure('forbidden-address')))
  return new Promise((resolve, reject) => {
    // Half open: what comes back after our end is still heard.
    const { lookup } = addresses
    const socket = connect({ host, port, lookup, allowHalfOpen: true, ...(stop ? { signal: stop } : {}) })
    let isSent = false
    let isAskedAgain = false
    let said = ''
    let patience: NodeJS.Timeout | undefined
    const settle = (reason?: Failure) => {
      clearTimeout(patience)
      socket.destroy()
      if (reason === undefined) resolve()
      else reject(new NotPrinted(reason))
    }
    const brokeOff = () => settle(failure('printer-broke-off'))
    const done = () => {
      // The beginning of something that was never said to the end is no status.
      if (printerAnswer(said) === 'unclear') settle(failure('printer-unclear'))
      else settle()
    }
    socket.setTimeout(waitMs, () => settle(failure(asks ? 'printer-no-status' : 'no-answer')))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') brokeOff()
      else settle(error instanceof ForbiddenAddress ? failure('forbidden-address') : failureOfError(error))
    })
    // Read also because a printer's status, left unread, would keep the connection open.
    socket.on('data', (bytes) => {
      if (said.length < MOST_WORDS) said += bytes.toString('latin1')
      const answer = printerAnswer(said)
      if (typeof answer === 'object') settle(answer)
      else if (asks && answer === 'status') heardStatus(hostStatusProblem(said))
    })
    socket.on('end', () => {
      // A service that cannot read a label hangs up on it; a printer waits for our end.
      if (isSent) done()
      else brokeOff()
    })

    function heardStatus(problem: Failure | 'ready' | null): void {
      if (problem === null) return
      // What it lacks after the label, it lacked while it had the label: it comes out when somebody has seen to it.
      if (isAskedAgain) done()
      else if (problem !== 'ready') settle(problem)
      else {
        isAskedAgain = true
        said = ''
        socket.write(content)
        socket.write(ASK_STATUS)
      }
    }

    function endOurSide(): void {
      isSent = true
      patience = setTimeout(done, waitMs)
      socket.end()
    }
    socket.on('connect', () => {
      if (asks) return void socket.write(ASK_STATUS)
      socket.write(content, (error) => {
        if (error) return
        // All of it is taken: from here on silence is what a printer says.
        socket.setTimeout(0)
        patience = setTimeout(endOurSide, Math.min(settleMs, waitMs))
      })
    })
  })
}
