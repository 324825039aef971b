/** What the raw port of a printer answers. Most say nothing; whoever says anything else than a status is no printer. */

import { type Failure, failure } from '../ground/failure.ts'

/** Host status of ZPL (STX … ETX), status of PJL, messages of PostScript. */
const [STX, ETX] = ['\u0002', '\u0003']
const STATUSES = [STX, '@PJL', '%%[']

/** What a port says that prints nothing. */
const SERVICES: readonly (readonly [words: string, service: string])[] = [
  ['HTTP/', 'HTTP'],
  ['SSH-', 'SSH'],
  ['220', 'FTP/SMTP'],
  ['\u0015\u0003', 'TLS'],
  ['\u0016\u0003', 'TLS'],
  ['\u00ff', 'Telnet'],
]

/** Flow control (XON, XOFF) and empty lines. */
const BEFORE_WORDS = ['\u0000', '\u0011', '\u0013', '\r', '\n']

/** `unclear`: too little was said yet; at the end of a label it is no status either. Bytes come as Latin-1. */
export function printerAnswer(said: string): 'silent' | 'unclear' | 'status' | Failure {
  const first = [...said].findIndex((sign) => !BEFORE_WORDS.includes(sign))
  if (first < 0) return 'silent'
  const words = said.slice(first)
  if (STATUSES.some((status) => words.startsWith(status))) return 'status'
  const [, service] = SERVICES.find(([greeting]) => words.startsWith(greeting)) ?? []
  if (service !== undefined) return failure('printer-other-service', { service })
  const known = [...STATUSES, ...SERVICES.map(([greeting]) => greeting)]
  return known.some((beginning) => beginning.startsWith(words)) ? 'unclear' : failure('printer-unclear')
}

/** Asks a ZPL printer for its host status, which it answers in three strings. */
export const ASK_STATUS = '~HS\n'
const STRINGS = 3

/** Null while it is not whole; otherwise why the printer cannot print. */
export function hostStatusProblem(said: string): Failure | 'ready' | null {
  const ended = said.split(ETX).slice(0, -1)
  const strings = ended.map((text) => text.slice(text.indexOf(STX) + 1).split(','))
  if (strings.length < STRINGS) return null
  const [first, second] = strings
  if (first?.[1] === '1') return failure('paper-out')
  if (second?.[2] === '1') return failure('head-open')
  if (second?.[3] === '1') return failure('ribbon-out')
  return first?.[2] === '1' ? failure('paused') : 'ready'
}
