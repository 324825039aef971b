/** What everybody may know of the example plant. It runs on loopback only unless told otherwise. */
export const example = {
  company_key: 'example',
  password: 'takt-example',
  ingestKey: 'example-ingest',
} as const

export const exampleSecrets = {
  password: example.password,
  ingestKeys: { example: example.ingestKey, second: 'second-ingest', third: 'third-ingest' },
  erpTokens: { example: 'example-erp' },
}

/** Three years, unless somebody who develops wants to wait less. */
const HISTORY_DAYS = 3 * 365

export function historyDays(text: string | undefined): number {
  if (text === undefined || text === '') return HISTORY_DAYS
  const days = Number(text)
  if (!Number.isInteger(days) || days < 0 || days > HISTORY_DAYS)
    throw new Error(`HISTORY_DAYS must be a number from 0 to ${HISTORY_DAYS}, not “${text}”.`)
  return days
}
