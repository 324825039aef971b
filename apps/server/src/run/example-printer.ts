/** The label printers of the example plant: a process of its own that takes what is printed, so that jobs become Printed. */
import { fileURLToPath } from 'node:url'
import { type RunningChild, startChild } from './child-process.ts'

const PRINTER = fileURLToPath(new URL('../../../simulator/src/printer/main.ts', import.meta.url))

export function startExamplePrinter(
  on: { url: string; company_key: string; password: string },
  say: (line: string) => void,
): RunningChild {
  const env = { TAKT_URL: on.url, COMPANY_KEY: on.company_key, ADMIN_PASSWORD: on.password }
  return startChild({ name: 'example printer', file: PRINTER, env }, say)
}
