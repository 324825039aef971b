/** The ERP of the example plant: a process of its own that takes what the plant reports, and refuses some of it. */
import { fileURLToPath } from 'node:url'
import { type RunningChild, startChild } from './child-process.ts'

const ERP = fileURLToPath(new URL('../../../simulator/src/erp/main.ts', import.meta.url))

export function startExampleErp(
  on: { url: string; company_key: string; password: string; plan_every_ms?: number },
  say: (line: string) => void,
): RunningChild {
  const plan = on.plan_every_ms === undefined ? {} : { PLAN_EVERY_MS: String(on.plan_every_ms) }
  const env = { TAKT_URL: on.url, COMPANY_KEY: on.company_key, ADMIN_PASSWORD: on.password, ...plan }
  return startChild({ name: 'example ERP', file: ERP, env }, say)
}
