import type { CallConfig } from '@takt/domain/dashboards/call-config.ts'
import { callRequest, type Given } from '@takt/domain/dashboards/call-request.ts'
import { currentSession } from '../../device/session-store.ts'
import { serverNow } from '../live/live.ts'
import { currentLanguage } from '../words/language.ts'
import { CallFailure, call } from './call.ts'
import { logEntry } from './client-log.ts'

/** What a person pressed: the call, their answers, and the values of its data entries as they saw them. */
export interface ButtonPress {
  readonly call: CallConfig
  readonly prompts: Readonly<Record<string, string | boolean>>
  readonly values: Given
}

export interface CallOutcome {
  readonly ok: boolean
  /** 0: nobody answered. */
  readonly status: number
  readonly at: number
}

const GIVE_UP_MS = 30_000

/** Inside the product with the person's own rights; outside only through the server, which adds the secrets: D-CALL-44-B. */
export async function pressButton(
  place: { readonly template: string; readonly widget_id: string },
  press: ButtonPress,
): Promise<CallOutcome> {
  const status = press.call.external ? await outside(place, press) : await inside(press)
  const ok = status >= 200 && status < 300
  if (!ok) logEntry('warning', 'action', `the call of ${place.template}/${place.widget_id} failed`, { status })
  return { ok, status, at: serverNow() }
}

async function inside({ call: config, prompts, values }: ButtonPress): Promise<number> {
  const { url, method, headers, body } = callRequest(config, { ...values, ...prompts })
  try {
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      // Another host would get the token of the session.
      redirect: 'manual',
      headers: {
        'accept-language': currentLanguage(),
        ...headers,
        'x-takt-token': currentSession()?.token ?? '',
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    })
    return response.status
  } catch {
    return 0
  }
}

async function outside(
  place: { readonly template: string; readonly widget_id: string },
  { prompts, values }: ButtonPress,
): Promise<number> {
  try {
    const sendable = Object.entries(values).map(([path, value]) => [path, plain(value)])
    const [row] = await call('run_external_action', { ...place, prompts, values: Object.fromEntries(sendable) })
    return row?.status ?? 0
  } catch (problem) {
    if (problem instanceof CallFailure) return problem.status
    throw problem
  }
}

function plain(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : JSON.stringify(value)
}
