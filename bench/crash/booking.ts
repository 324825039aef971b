import { randomUUID } from 'node:crypto'
import { example } from '@takt/server/seed/example.ts'

export interface Booking {
  /** Answered with “saved”. */
  readonly acknowledged: Set<string>
  /** How many of them the server of each address has answered. */
  readonly through: ReadonlyMap<string, number>
  finish(): Promise<void>
}

export interface PlaceToBook {
  readonly machine_id: string
  readonly card_no: string
  readonly employee: string
}

/**
 * People who report one piece after the other; each report is repeated under the same number until it is answered, at the
 * next address when there are several.
 */
export function startBooking(urls: readonly string[], on: PlaceToBook): Booking {
  const acknowledged = new Set<string>()
  const through = new Map(urls.map((url) => [url, 0]))
  let going = true
  let bearer = ''
  let turn = 0

  async function post(
    url: string,
    path: string,
    body: unknown,
  ): Promise<{ status: number; data: { bearer?: string }[] }> {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    })
    const answer = (await response.json()) as { data?: { bearer?: string }[] }
    return { status: response.status, data: answer.data ?? [] }
  }

  async function signIn(url: string): Promise<void> {
    const { company_key, password } = example
    bearer = ''
    bearer = (await post(url, '/api/session', { company_key, username: 'operator', password })).data[0]?.bearer ?? ''
  }

  async function report(): Promise<void> {
    const note = randomUUID()
    const trans_time = new Date().toISOString()
    const payload = { ...on, good_qty: 1, trans_time, note }
    for (;;) {
      const url = urls[turn++ % urls.length] as string
      try {
        if (bearer === '') await signIn(url)
        const { status } = await post(url, '/api/call', { name: 'receive_good_qty', payload, request_id: note })
        if (status === 200) {
          acknowledged.add(note)
          through.set(url, (through.get(url) ?? 0) + 1)
          return
        }
        if (status === 401) bearer = ''
        if (status === 409 || status === 422) throw new Error(`refused: ${status}`)
      } catch (error) {
        if (error instanceof Error && error.message.startsWith('refused')) throw error
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  const person = async () => {
    while (going) await report()
  }
  const people = Promise.all([person(), person(), person()])
  return {
    acknowledged,
    through,
    async finish() {
      going = false
      await people
    },
  }
}
