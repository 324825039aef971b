/** Codes of `call_status`: 0 is good, the others tell a program what a person reads in `call_message`. */
export const callCodes = {
  ok: 0,
  refused: 1,
  conflict: 2,
  badField: 3,
  notAllowed: 4,
  notSignedIn: 5,
  alreadyDone: 6,
  unknown: 7,
  tooMany: 8,
  failed: 9,
  away: 10,
  /** Nothing is changed until the question in the message is answered. */
  question: 11,
  /** Of a form that is not even looked at. */
  malformed: 12,
  /** Nobody used the session for as long as the company allows. */
  idle: 13,
  /** The person has to sign it: the same call again, with their password or PIN as `signature`. */
  signature: 14,
} as const
export type CallCode = keyof typeof callCodes

const statuses: Record<CallCode, { readonly status: number; readonly title: string }> = {
  ok: { status: 200, title: 'OK' },
  refused: { status: 409, title: 'Refused' },
  conflict: { status: 409, title: 'Changed by someone else' },
  badField: { status: 422, title: 'Bad field' },
  notAllowed: { status: 403, title: 'Not allowed' },
  notSignedIn: { status: 401, title: 'Not signed in' },
  alreadyDone: { status: 409, title: 'Already done' },
  unknown: { status: 404, title: 'Not found' },
  tooMany: { status: 429, title: 'Too many requests' },
  failed: { status: 500, title: 'Something went wrong' },
  away: { status: 503, title: 'Not available' },
  question: { status: 409, title: 'Answer first' },
  malformed: { status: 400, title: 'Malformed request' },
  idle: { status: 401, title: 'Not signed in' },
  signature: { status: 409, title: 'Signature needed' },
}

export function statusOf(code: CallCode): { readonly status: number; readonly title: string } {
  return statuses[code]
}
