/** The call of an action button: D-ENTITY-56 to 59. */
import { isLocation } from './navigator-config.ts'
import { newValueConfig, readValueConfig, type ValueConfig } from './value-config.ts'

export const callMethods = ['post', 'get', 'put', 'patch', 'delete'] as const
export type CallMethod = (typeof callMethods)[number]
export const entryTypes = ['value', 'dataValue', 'nested', 'prompt'] as const
export type EntryType = (typeof entryTypes)[number]
/** Of a literal value. */
export const literalTypes = ['string', 'number', 'boolean', 'null'] as const
export const promptTypes = ['text', 'boolean'] as const
export type PromptType = (typeof promptTypes)[number]

export interface HeaderRow {
  readonly key: string
  /** Of an external call '' once it is saved: the server keeps it and hands it to nobody. */
  readonly value: string
  /** The server has a value for it. */
  readonly kept?: boolean
}

export interface BodyEntry {
  readonly key: string
  readonly type: EntryType
  /** One of literalTypes for a value, of promptTypes for a prompt. */
  readonly dataType: string
  readonly value: string
  readonly dataValue: ValueConfig
  readonly nested: readonly BodyEntry[]
}

export interface CallConfig {
  readonly method: CallMethod
  readonly url: string
  readonly external: boolean
  readonly headers: readonly HeaderRow[]
  readonly body: readonly BodyEntry[]
}

export const MOST_DEPTH = 5
const MOST_ROWS = 50

export const newEntry: BodyEntry = {
  key: '',
  type: 'value',
  dataType: 'string',
  value: '',
  dataValue: newValueConfig,
  nested: [],
}
export const newCall: CallConfig = { method: 'post', url: '', external: false, headers: [], body: [] }

export function readCall(stored: unknown): CallConfig {
  if (!isRecord(stored)) return newCall
  return {
    method: callMethods.find((method) => method === stored.method) ?? newCall.method,
    url: text(stored.url),
    external: stored.external === true,
    headers: rows(stored.headers).map(({ key, value, kept }) => ({
      key: text(key),
      value: text(value),
      ...(kept === true ? { kept } : {}),
    })),
    body: readEntries(stored.body, 1),
  }
}

function readEntries(stored: unknown, depth: number): BodyEntry[] {
  return rows(stored).map((entry) => {
    const type = entryTypes.find((one) => one === entry.type) ?? 'value'
    const types: readonly string[] = type === 'prompt' ? promptTypes : literalTypes
    return {
      key: text(entry.key),
      type,
      dataType: types.find((one) => one === entry.dataType) ?? (types[0] as string),
      value: typeof entry.value === 'string' ? entry.value : JSON.stringify(entry.value ?? ''),
      dataValue: readValueConfig(entry.dataValue) ?? newValueConfig,
      nested: depth < MOST_DEPTH ? readEntries(entry.nested, depth + 1) : [],
    }
  })
}

export type CallFault = 'address' | 'location' | 'header'

/** What keeps a call from being sent, though something is written. */
export function callFault(call: CallConfig): CallFault | undefined {
  if (call.headers.some(({ key }) => key !== '' && !isHeaderName(key))) return 'header'
  if (call.url === '') return undefined
  if (call.external) return /^https:\/\/[^\s/@\\]+(\/[^\s\\]*)?$/i.test(call.url) ? undefined : 'address'
  return isLocation(call.url) ? undefined : 'location'
}

/** Headers that belong to the connection or to a session are nobody's to set. */
const reserved =
  /^(cookie2?|set-cookie2?|host|connection|content-length|transfer-encoding|upgrade|te|trailer|keep-alive|expect|origin|referer|x-takt-.*|proxy-.*|sec-.*)$/i

export function isHeaderName(key: string): boolean {
  return /^[a-z0-9-]{1,80}$/i.test(key) && !reserved.test(key)
}

export function isHeaderValue(value: string): boolean {
  return value.length <= 4_000 && /^[\t\x20-\x7e]*$/.test(value)
}

function rows(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord).slice(0, MOST_ROWS) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
