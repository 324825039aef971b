/** The public calls, as any program makes them: sign in once, bearer token, a number for every action. */
import { randomUUID } from 'node:crypto'

export interface Calls {
  call<Row>(name: string, payload: Readonly<Record<string, unknown>>): Promise<Row[]>
}

export interface Account {
  readonly company_key: string
  readonly username: string
  readonly password: string
}

const GIVE_UP_MS = 10_000

export class Refused extends Error {}

export function openCalls(url: string, account: Account): Calls {
  let bearer = ''

  async function post(path: string, body: unknown): Promise<{ status: number; body: Answer }> {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    })
    return { status: response.status, body: (await response.json()) as Answer }
  }

  async function signIn(): Promise<void> {
    const { status, body } = await post('/api/session', account)
    bearer = (body.data?.[0] as { bearer?: string } | undefined)?.bearer ?? ''
    if (bearer === '') throw new Error(`${account.username} could not sign in (${status})`)
  }

  return {
    async call<Row>(name: string, payload: Readonly<Record<string, unknown>>) {
      if (bearer === '') await signIn()
      const { status, body } = await post('/api/call', { name, payload, request_id: randomUUID() })
      if (status === 200) return (body.data ?? []) as Row[]
      if (status === 401) bearer = ''
      const message = body.call_status?.[0]?.call_message ?? `status ${status}`
      throw status === 409 || status === 404 ? new Refused(message) : new Error(`${name}: ${message}`)
    },
  }
}

interface Answer {
  readonly data?: readonly unknown[]
  readonly call_status?: readonly { readonly call_message: string }[]
}
