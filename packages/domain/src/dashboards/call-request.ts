/** What an action button sends: D-CALL-41 to 44-B, D-VALID-15, 16-X. */

import type { OutsideRequest } from '../ground/outside-request.ts'
import { type BodyEntry, type CallConfig, isHeaderName, isHeaderValue, type PromptType } from './call-config.ts'
import type { ValueConfig } from './value-config.ts'

/** Where an entry stands in the body: '2' the third, '2.0' the first inside it. Two entries may have one key. */
export type BodyPath = string

export interface PromptEntry {
  readonly path: BodyPath
  readonly key: string
  readonly dataType: PromptType
}

export type Given = Readonly<Record<BodyPath, unknown>>
export const MOST_PROMPT = 255

function all(entries: readonly BodyEntry[], under = ''): { readonly path: BodyPath; readonly entry: BodyEntry }[] {
  return entries.flatMap((entry, at) => {
    const path = `${under}${at}`
    if (entry.key === '') return []
    return entry.type === 'nested' ? all(entry.nested, `${path}.`) : [{ path, entry }]
  })
}

/** The questions of a call, in the order of its body. */
export function promptsOf(call: Pick<CallConfig, 'body'>): PromptEntry[] {
  return all(call.body)
    .filter(({ entry }) => entry.type === 'prompt')
    .map(({ path, entry }) => ({ path, key: entry.key, dataType: entry.dataType as PromptType }))
}

export function dataValuesOf(
  call: Pick<CallConfig, 'body'>,
): { readonly path: BodyPath; readonly config: ValueConfig }[] {
  return all(call.body)
    .filter(({ entry }) => entry.type === 'dataValue')
    .map(({ path, entry }) => ({ path, config: entry.dataValue }))
}

export function isAnswered({ dataType }: PromptEntry, answer: unknown): boolean {
  if (dataType === 'boolean') return typeof answer === 'boolean'
  return typeof answer === 'string' && answer.trim() !== '' && answer.length <= MOST_PROMPT
}

/** The body with its values in place; what has no key is skipped, what has no value is null. */
export function callBody(call: Pick<CallConfig, 'body'>, given: Given): Record<string, unknown> {
  return bodyOf(call.body, given, '')
}

function bodyOf(entries: readonly BodyEntry[], given: Given, under: string): Record<string, unknown> {
  const built: [string, unknown][] = []
  entries.forEach((entry, at) => {
    if (entry.key === '') return
    const path = `${under}${at}`
    const value =
      entry.type === 'nested'
        ? bodyOf(entry.nested, given, `${path}.`)
        : entry.type === 'value'
          ? literal(entry.value, entry.dataType)
          : (given[path] ?? null)
    built.push([entry.key, value])
  })
  // Not fromEntries on a plain object: a key named __proto__ is only a key.
  return Object.assign(Object.create(null), Object.fromEntries(built)) as Record<string, unknown>
}

function literal(value: string, dataType: string): unknown {
  if (dataType === 'null') return null
  if (dataType === 'boolean') return /^(true|1|yes)$/i.test(value.trim())
  if (dataType !== 'number') return value
  const number = Number(value.trim().replace(',', '.'))
  return value.trim() === '' || !Number.isFinite(number) ? null : number
}

/** With method get the entries of the first level are query parameters. */
export function callRequest(call: CallConfig, given: Given): OutsideRequest {
  const body = callBody(call, given)
  const own = call.headers.filter(({ key, value }) => isHeaderName(key) && value !== '' && isHeaderValue(value))
  const headers = Object.fromEntries(own.map(({ key, value }) => [key.toLowerCase(), value]))
  if (call.method === 'get') return { method: 'GET', url: withQuery(call.url, body), headers, body: undefined }
  return {
    method: call.method.toUpperCase(),
    url: call.url,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

function withQuery(url: string, body: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(body).map(([key, value]) => {
    const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
    return `${encodeURIComponent(key)}=${encodeURIComponent(text)}`
  })
  if (pairs.length === 0) return url
  const [path = '', fragment] = url.split('#', 2)
  const joined = `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}`
  return fragment === undefined ? joined : `${joined}#${fragment}`
}
