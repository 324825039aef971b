/** One connector with its buffer, its way to the server and its reports. */
import type { ConnectionState, SignalSink } from '@takt/connectors/define-connector.ts'
import { obeyCommands } from '@takt/connectors/ingest-client/commands.ts'
import { openDiskStore } from '@takt/connectors/ingest-client/disk-store.ts'
import { openIngestClient } from '@takt/connectors/ingest-client/ingest-client.ts'
import { startReporting } from '@takt/connectors/ingest-client/reporting.ts'
import type { ConnectorReport } from '@takt/contract/import/connector-report.ts'
import type { ConnectorSettings, ProcessSettings } from './configuration.ts'

/** Together less than the three seconds that a parent waits before it kills. */
const CONNECTION_ENDS_WITHIN_MS = 800
const LAST_WORDS_WITHIN_MS = 1200
const LAST_REPORT_WITHIN_MS = 300
const MOST_REASON = 300

export interface RunningConnector {
  close(): Promise<void>
}

export async function runConnector(
  { connector, kind, settings, buffer }: ConnectorSettings,
  { server: url, key }: ProcessSettings,
  say: (line: string) => void,
): Promise<RunningConnector> {
  let state: ConnectionState = 'connecting'
  let reason = ''
  let lastSignal: string | null = null
  let lastError: ConnectorReport['last_error'] = null

  function problem(what: string): void {
    say(`${connector}: ${what}`)
    lastError = { at: new Date().toISOString(), reason: what.slice(0, MOST_REASON) }
    reporting.changed()
  }

  const store = await openDiskStore({
    folder: buffer,
    onTrouble: (trouble) => (trouble === '' ? say(`${connector}: the buffer takes signals again`) : problem(trouble)),
  })
  const client = openIngestClient({
    url,
    key,
    connector,
    store,
    onLink: (link, why) =>
      link === 'up' ? say(`${connector}: linked to ${url}${why && `, ${why}`}`) : problem(`no link to ${url}: ${why}`),
  })
  const reporting = startReporting({ url, key }, () => ({
    connector,
    kind: kind.kind,
    sender: client.sender,
    state,
    reason: reason.slice(0, MOST_REASON),
    backlog: client.backlog,
    last_signal: lastSignal,
    last_error: lastError,
  }))
  const sink: SignalSink = {
    async signal(signal, remembered) {
      await client.signal(signal, remembered)
      lastSignal = new Date().toISOString()
    },
    note: (notes) => client.note(notes),
    recall: (name) => client.recall(name),
    isKnown: (mark) => client.isKnown(mark),
    problem,
    stateChanged(to, why) {
      state = to
      reason = why
      say(`${connector}: ${to}${why && `, ${why}`}`)
      reporting.changed()
    },
  }
  const connection = await kind.open(settings, sink).catch(async (error: Error) => {
    // Its last words reach the administrator; what it kept for the server is still sent.
    state = 'closed'
    reason = error.message
    await client.close(LAST_WORDS_WITHIN_MS)
    await reporting.close(LAST_REPORT_WITHIN_MS)
    throw error
  })
  const write = connection.write?.bind(connection)
  const commands = write && obeyCommands({ url, key }, write)

  return {
    async close() {
      commands?.close()
      // While the buffer is full a message stands before it; it must not hold the end up.
      await Promise.race([connection.close(), new Promise((resolve) => setTimeout(resolve, CONNECTION_ENDS_WITHIN_MS))])
      const unsent = await client.close(LAST_WORDS_WITHIN_MS)
      if (unsent > 0) say(`${connector}: ${unsent} signals wait in ${buffer} for the next start`)
      await reporting.close(LAST_REPORT_WITHIN_MS)
    },
  }
}
