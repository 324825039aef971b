/** What a person did at a terminal and the server may not have yet: kept on the device until the server has answered. */

/** Whose it is. Only that person sends it: under another name it would be booked as somebody else's. */
export interface Owner {
  readonly company_id: number
  readonly username: string
  /** Who was signed in on a device that several people share. */
  readonly device_employee: string
}

export interface WaitingEntry {
  /** The order in which things were done, and are sent. */
  readonly seq: number
  /** The request id: the server books it once, however often it is sent. */
  readonly id: string
  readonly owner: Owner
  readonly name: string
  readonly payload: Readonly<Record<string, unknown>>
  /** By the server's clock, in ms. */
  readonly made_at: number
  /** What a list of waiting entries shows of it. */
  readonly about: AboutEntry
  /** How often the server has broken down over it. */
  readonly breakdowns: number
  /** Set when the server said no after the person had gone: it waits for them to read it. */
  readonly refused: { readonly why: string; readonly at: number } | null
}

export interface AboutEntry {
  readonly machine_id: string
  /** Key of the stop, '' for a note about the machine. */
  readonly stop: string
  readonly stop_code: string
  readonly stop_description: string
  readonly stop_reason_color: string
  readonly note: string
}

/** How long the server remembers the answers of such requests; it would book an older one a second time. */
export const ANSWERS_KEPT_DAYS = 14
const TOO_OLD_MS = (ANSWERS_KEPT_DAYS - 1) * 86_400_000
/** A server that breaks down over one entry must not keep all that come after it. */
const MOST_BREAKDOWNS = 5

export function sameOwner(a: Owner, b: Owner): boolean {
  return a.company_id === b.company_id && a.username === b.username && a.device_employee === b.device_employee
}

export function nextToSend(entries: readonly WaitingEntry[], owner: Owner): WaitingEntry | undefined {
  return entries.filter((entry) => isOpen(entry) && sameOwner(entry.owner, owner)).sort((a, b) => a.seq - b.seq)[0]
}

export function isOpen(entry: WaitingEntry): boolean {
  return entry.refused === null
}

export function isTooOld(entry: WaitingEntry, now: number): boolean {
  return now - entry.made_at > TOO_OLD_MS
}

/** 0: nobody answered. */
export interface Failed {
  readonly status: number
  readonly message: string
}

export type Next =
  | { readonly next: 'refuse'; readonly why: string }
  /** It stays as it is, and so do all behind it: the order in which things were done is the order they are booked in. */
  | { readonly next: 'wait'; readonly brokeDown: boolean }

/** Nobody there, nobody signed in, too much at once, a gateway without its server: none of these is an answer. */
const noAnswer = [0, 401, 408, 429, 502, 503, 504]

export function afterFailure(entry: WaitingEntry, { status, message }: Failed): Next {
  if (noAnswer.includes(status)) return { next: 'wait', brokeDown: false }
  if (status < 500 || entry.breakdowns + 1 >= MOST_BREAKDOWNS) return { next: 'refuse', why: message }
  return { next: 'wait', brokeDown: true }
}

/** The reason somebody has given this stop on this terminal and nobody else has seen yet. */
export function waitingCode(
  entries: readonly WaitingEntry[],
  machine_id: string,
  stop: string,
): WaitingEntry | undefined {
  return entries.findLast(
    (entry) =>
      isOpen(entry) &&
      entry.about.stop_code !== '' &&
      entry.about.machine_id === machine_id &&
      entry.about.stop === stop,
  )
}
