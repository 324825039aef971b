/** Machines that work on any day, and what they say. */
import type { TestServer } from './test-server.ts'

const COMPANY = 1000

/** The plant works whatever day it is: a stop on a Sunday or on New Year's Eve would be planned by nobody and asked about by nobody. */
export async function workAroundTheClock(server: TestServer): Promise<void> {
  await server.sql(`update machine set calendar_id = null where company_id = ${COMPANY}`)
}

let seq = 0
/** One signal of a machine at a moment. */
export async function signal(
  server: TestServer,
  machine_id: string,
  of: { at: number; kind: string; value: unknown },
): Promise<void> {
  seq += 1
  const answer = await server.ingest([{ seq, machine_id, ...of, at: new Date(of.at).toISOString() }])
  if (answer.status !== 200) throw new Error(`a signal was not taken: ${JSON.stringify(answer.body)}`)
}
