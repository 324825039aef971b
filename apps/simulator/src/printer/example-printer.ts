/** A printer as small as one can be: it takes labels and documents on a port of its own, one after the other, and counts labels. */
import { createServer, type Server } from 'node:net'

/** More than the longest document; who sends more is no Takt. */
const MOST_BYTES = 26 * 1024 * 1024

export interface ExamplePrinter {
  readonly server: Server
  /** What was printed, the last ones only. */
  readonly printed: string[]
}

const KEPT = 50

export function examplePrinter(say: (line: string) => void = () => {}): ExamplePrinter {
  const printed: string[] = []
  const server = createServer((socket) => {
    let label = ''
    socket.setEncoding('utf8')
    socket.setTimeout(10_000, () => socket.destroy())
    socket.on('error', () => socket.destroy())
    socket.on('data', (part: string) => {
      label += part
      if (label.length > MOST_BYTES) socket.destroy()
    })
    socket.on('end', () => {
      if (!/^\^XA[\s\S]*\^XZ\s*$/.test(label)) return
      printed.push(label)
      if (printed.length > KEPT) printed.shift()
      say(`label printed: ${headOf(label)}`)
    })
  })
  return { server, printed }
}

/** The line in digits below the code, or the part. */
function headOf(label: string): string {
  return /\^FD(\(00\) \d{18})\^FS/.exec(label)?.[1] ?? /\^A0N,48,48\^FH_\^FD([^^]*)/.exec(label)?.[1] ?? ''
}
