/**
 * Why something that leaves the plant (a message to the ERP, a mail, a label) did not arrive, as it is kept: a key that
 * `packages/texts` has a sentence for in every language (`failure.…`), and what the sentence is filled with. What the other
 * side said is never among them: it may be a page with secrets on it, and whoever reads the list could have chosen the address.
 */

/** Why an ERP says that it refuses a record: the `reason` of its answer, without the `erp-`. */
const erpReasons = [
  'erp-order-unknown',
  'erp-order-locked',
  'erp-order-finished',
  'erp-period-closed',
  'erp-part-unknown',
  'erp-material-unknown',
  'erp-employee-unknown',
  'erp-quantity-too-large',
] as const

export const failureKeys = [
  'answer',
  'refused',
  'no-erp-answer',
  'no-answer',
  'nobody-listens',
  'name-unknown',
  'unreachable',
  'broke-off',
  'certificate',
  'sign-in',
  'forbidden-address',
  'secret-unreadable',
  'record-incomplete',
  'file-gone',
  'printer-no-address',
  'printer-no-status',
  'printer-broke-off',
  'printer-other-service',
  'printer-unclear',
  'paper-out',
  'head-open',
  'ribbon-out',
  'paused',
  'other',
  ...erpReasons,
] as const
export type FailureKey = (typeof failureKeys)[number]

export interface Failure {
  readonly key: FailureKey
  readonly values: Readonly<Record<string, string | number>>
}

export const failure = (key: FailureKey, values: Failure['values'] = {}): Failure => ({ key, values })

export const keptFailure = ({ key, values }: Failure): string => JSON.stringify({ key, values })

/** '' is none. What older versions kept was a sentence in English, of which only what Takt itself said is read. */
export function readFailure(kept: string): Failure | null {
  if (kept === '') return null
  return parsed(kept) ?? ofSentence(kept)
}

function parsed(kept: string): Failure | null {
  if (!kept.startsWith('{')) return null
  try {
    const { key, values } = JSON.parse(kept) as Failure
    return failureKeys.includes(key) ? failure(key, values) : failure('other')
  } catch {
    return null
  }
}

/** The other side was reached, and said no or something that is no answer of its kind. */
export function isAnswer(known: Failure | null): boolean {
  return known !== null && (['answer', 'refused', 'no-erp-answer', ...erpReasons] as FailureKey[]).includes(known.key)
}

/** Of what Node, its TLS and nodemailer throw. */
export function failureOfError(error: {
  readonly name?: string
  readonly message?: string
  readonly code?: string | undefined
  readonly responseCode?: number | undefined
}): Failure {
  const { name, message = '', code = '', responseCode } = error
  if (code === 'EAUTH') return failure('sign-in')
  if (responseCode !== undefined) return failure('answer', { status: responseCode })
  if (name === 'TimeoutError' || name === 'AbortError') return failure('no-answer')
  // Nodemailer puts a code of its own over that of the socket, which then stands in the message alone.
  return ofCode(code) ?? ofCode(/\bE[A-Z]{5,}\b/.exec(message)?.[0] ?? '') ?? failure('other')
}

const codes: Readonly<Record<string, FailureKey>> = {
  ECONNREFUSED: 'nobody-listens',
  ENOTFOUND: 'name-unknown',
  EAI_AGAIN: 'name-unknown',
  EDNS: 'name-unknown',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EHOSTDOWN: 'unreachable',
  ECONNRESET: 'broke-off',
  EPIPE: 'broke-off',
  ETIMEDOUT: 'no-answer',
  EPROTO: 'certificate',
  ETLS: 'certificate',
}

function ofCode(code: string): Failure | null {
  const key = codes[code] ?? (/CERT|SIGNATURE|_TLS_|_SSL_/.test(code) ? 'certificate' : undefined)
  return key ? failure(key) : null
}

const sentences: readonly (readonly [RegExp, (found: RegExpExecArray) => Failure])[] = [
  [/^(\d{3}), but no answer of an ERP/, ([, status]) => failure('no-erp-answer', { status: Number(status) })],
  [/^(\d{3})\b/, ([, status]) => failure('answer', { status: Number(status) })],
  [/^The record cannot be sent: (\S+)/, ([, field = '']) => failure('record-incomplete', { field })],
  [/is no address of an ERP$/, () => failure('forbidden-address')],
  [/^(.+) is no longer kept$/, ([, file = '']) => failure('file-gone', { file })],
  [/^The printer has no address\.$/, () => failure('printer-no-address')],
  [/^no status from /, () => failure('printer-no-status')],
  [/^no answer (within|from) /, () => failure('no-answer')],
  [/broke the connection off; look/, () => failure('printer-broke-off')],
  [/speaks (\S+( or \S+)?): it is no raw/, ([, service = '']) => failure('printer-other-service', { service })],
  [/it is no raw printer port$/, () => failure('printer-unclear')],
  [/^the printer is out of paper$/, () => failure('paper-out')],
  [/^the printer has its head open$/, () => failure('head-open')],
  [/^the printer is out of ribbon$/, () => failure('ribbon-out')],
  [/^the printer is paused$/, () => failure('paused')],
  // The mail server's code stands behind what nodemailer says: "Message failed: 450 later".
  [/: (\d{3})[ -]/, ([, status]) => failure('answer', { status: Number(status) })],
]

function ofSentence(sentence: string): Failure {
  for (const [pattern, become] of sentences) {
    const found = pattern.exec(sentence)
    if (found) return become(found)
  }
  return failureOfError({ message: sentence })
}

/** What an ERP may give as its reason when it refuses a record; any other word is not shown. */
export function failureOfRefusal(status: number, reason: string | undefined): Failure {
  const known = erpReasons.find((each) => each === `erp-${reason}`)
  return known ? failure(known, { status }) : failure('refused', { status })
}
