/** A sender as a process of its own, so that a test can kill it in the middle of a post. */
import '../../../scripts/stages/test-clock.setup.ts'
import { sendDue } from '../src/erp/sender.ts'
import { openConnections } from '../src/ground/db/connections.ts'
import { createLog } from '../src/ground/log.ts'
import { outsideAddresses } from '../src/ground/outside/outside-addresses.ts'
import { keysIn, secretsOf } from '../src/ground/secrets/secrets.ts'
import { TEST_SECRETS_KEY } from './test-secrets-key.ts'

const connections = openConnections(JSON.parse(process.env.DATABASE ?? '{}'))
const publish = async () => () => {}
await sendDue(
  {
    connections,
    log: createLog(),
    now: Date.now,
    publish,
    addresses: outsideAddresses('127.0.0.1'),
    secrets: secretsOf(keysIn(TEST_SECRETS_KEY, 'the test')),
  },
  new AbortController().signal,
)
await connections.close()
