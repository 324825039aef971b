/** The way to the company's own sign-in. The rest of it happens there and on the server. */
import type { GoodAnswer } from '@takt/contract/ground/answer.ts'
import { sessionState } from '../../device/session-store.ts'
import { readAnswer } from '../call/call.ts'
import { currentLanguage } from '../words/language.ts'

/** What the company calls it; '' where there is none. */
export async function providerLabel(company_key: string, signal: AbortSignal): Promise<string> {
  const { label } = await ask<{ label: string }>('/api/session/provider', { company_key }, signal)
  return label
}

/** Leaves this page for the provider's. With `link` the account that is signed in is linked to who signs in there. */
export async function goToProvider(asked: { company_key: string; back: string; link?: boolean }): Promise<void> {
  const { url } = await ask<{ url: string }>('/api/session/provider/start', asked)
  location.assign(url)
}

async function ask<Row>(path: string, body: object, signal?: AbortSignal): Promise<Row> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      'accept-language': currentLanguage(),
      'x-takt-token': sessionState().session?.token ?? '',
    },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  })
  return ((await readAnswer(response)) as GoodAnswer<Row>).data[0] as Row
}
