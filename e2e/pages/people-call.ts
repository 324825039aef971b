import { expect, type Plant } from '../fixtures/takt.ts'

/** Somebody else in the plant does something, over the public calls. */
export async function somebodyCalls(
  plant: Plant,
  name: string,
  payload: object,
  username = 'supervisor',
): Promise<void> {
  const post = (path: string, body: object, bearer?: string) =>
    fetch(`${plant.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
      body: JSON.stringify(body),
    })
  const who = { company_key: 'example', username, password: 'takt-example' }
  const session = (await (await post('/api/session', who)).json()) as { data: { bearer: string }[] }
  const answer = await post('/api/call', { name, payload, request_id: crypto.randomUUID() }, session.data[0]?.bearer)
  expect(await answer.json()).toMatchObject({ call_status: [{ call_code: 0 }] })
}
