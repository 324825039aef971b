/** A print agent as a process of its own, so that a test can kill it in the middle of a label. */
import '../../../scripts/stages/test-clock.setup.ts'
import { openConnections } from '../src/ground/db/connections.ts'
import { createLog } from '../src/ground/log.ts'
import { outsideAddresses } from '../src/ground/outside/outside-addresses.ts'
import { printDue } from '../src/pallets/printing/print-agent.ts'

const connections = openConnections(JSON.parse(process.env.DATABASE ?? '{}'))
const publish = async () => () => {}
await printDue(
  { connections, log: createLog(), now: Date.now, publish, addresses: outsideAddresses('127.0.0.1') },
  new AbortController().signal,
)
await connections.close()
