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
  // Side by side: one that waits for its machines, or cannot be opened at all, must not keep the others from theirs.
  const opened = await Promise.allSettled(
    settings.connectors.map(async (connector) => {
      const opening = runConnector(connector, settings, say)
      running.push({ close: () => opening.then((opened) => opened.close()).catch(() => {}) })
      await opening.catch((error: Error) => {
        console.error(`connector: ${connector.connector}: cannot be opened: ${error.message}`)
        throw error
      })
    }),
  )
  if (opened.every(({ status }) => status === 'rejected')) await end(1)
} catch (error) {
  console.error(`connector: ${(error as Error).message}`)
  await end(1)
}
