/** The connector process: hears the machines that its configuration names, and brings what they say to the server. */
import { readConfiguration } from './configuration.ts'
import { type RunningConnector, runConnector } from './run-connector.ts'

const say = (line: string) => console.log(`connector: ${line}`)
const running: RunningConnector[] = []

let ending = false
async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  await Promise.all(running.map((connector) => connector.close()))
  process.exit(code)
}

process.on('SIGTERM', () => end(0))
process.on('SIGINT', () => end(0))
// With a parent that is gone nobody would ever end this process.
process.on('disconnect', () => end(0))

try {
  const settings = readConfiguration(process.env)
  for (const connector of settings.connectors) running.push(await runConnector(connector, settings, say))
} catch (error) {
  console.error(`connector: ${(error as Error).message}`)
  await end(1)
}
