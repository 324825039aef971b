import type { ChildProcess } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { cleanUpAll, configured, factory, newFolder, start } from './connector-for-tests.ts'

afterEach(cleanUpAll)

const ends: readonly [how: string, end: (child: ChildProcess) => void][] = [
  ['SIGTERM', (child) => child.kill('SIGTERM')],
  ['the loss of its parent', (child) => child.disconnect()],
]
test.each(ends)('brings signals to the server, reports, and ends cleanly on %s', async (_how, end) => {
  const { heard, url, broker, machine } = await factory()
  const process = start(configured(url, broker.url))
  await process.says('line-1: connected')
  await machine.say('takt/M101/cycles', '3')
  await expect.poll(() => heard.values).toEqual([3])
  end(process.child)
  expect(await process.ended).toEqual([0, null])
  expect(heard.reports.at(-1)).toMatchObject({ connector: 'line-1', kind: 'mqtt-json', state: 'closed', backlog: 0 })
  await process.says('line-1: closed')
})

test('T-PLANT-20 kill -9 while the server is away: everything that a machine said arrives once, also what it said meanwhile', async () => {
  const { heard, url, broker, machine } = await factory()
  const folder = newFolder()
  heard.isAway = true
  const first = start(configured(url, broker.url), folder)
  await first.says('line-1: connected')
  for (const n of [1, 2, 3]) await machine.say('takt/M101/cycles', String(n))
  // The last one is in the buffer when the broker has nothing left to deliver.
  await machine.say('takt/M101/state', 'dancing')
  await first.says('is no state')
  first.child.kill('SIGKILL')
  await first.ended
  for (const n of [4, 5]) await machine.say('takt/M101/cycles', String(n))
  heard.isAway = false
  start(configured(url, broker.url), folder)
  await expect.poll(() => heard.values).toEqual([1, 2, 3, 4, 5])
})

test('T-PLANT-187 a connector that cannot be opened says so, and ends only itself', async () => {
  const { heard, url, broker, machine } = await factory()
  const both = configured(url, broker.url)
  const [line] = both.connectors
  const wrong = { ...line?.settings, client_id: 'line-2', ca_file: '/no/such/file.pem' }
  const connectors = [{ connector: 'line-2', kind: 'mqtt-json', settings: wrong }, ...both.connectors]
  const process = start({ ...both, connectors })
  await process.says('line-2: cannot be opened: ENOENT')
  await process.says('line-1: connected')
  await machine.say('takt/M101/cycles', '3')
  await expect.poll(() => heard.values).toEqual([3])
  expect(heard.reports.find(({ connector }) => connector === 'line-2')).toMatchObject({ state: 'closed' })
})

test('T-PLANT-187 a certificate without its key is told', async () => {
  const settings = { ...configured('http://127.0.0.1:1', 'mqtts://127.0.0.1:1') }
  const [line] = settings.connectors
  const wrong = { ...line, settings: { ...line?.settings, cert_file: 'client.pem' } }
  const process = start({ ...settings, connectors: [wrong] })
  expect(await process.ended).toEqual([1, null])
  await process.says('cert_file and key_file belong together')
})

const good = configured('http://127.0.0.1:1', 'mqtt://127.0.0.1:1')
const line = good.connectors[0] as (typeof good.connectors)[number]
test.each([
  { what: 'no JSON', configuration: 'nothing', says: 'cannot be read' },
  { what: 'no key', configuration: { ...good, key: undefined }, says: 'has no “key”' },
  {
    what: 'an unknown kind',
    configuration: { ...good, connectors: [{ ...line, kind: 'telex' }] },
    says: 'no connector of the kind “telex” (there are simulated, mqtt-json, sparkplug-b)',
  },
  {
    what: 'wrong settings',
    configuration: { ...good, connectors: [{ ...line, settings: { broker: 'here' } }] },
    says: 'line-1: broker: an address such as mqtt://',
  },
  { what: 'a name twice', configuration: { ...good, connectors: [line, line] }, says: 'a name is used twice' },
  {
    what: 'a name that is a path',
    configuration: { ...good, connectors: [{ ...line, connector: '../x' }] },
    says: 'letters, digits, dots and dashes',
  },
  { what: 'a misspelled field', configuration: { ...good, bufer: 'x' }, says: 'bufer' },
])('$what is told, and nothing is opened', async ({ configuration, says }) => {
  const process = start(configuration)
  expect(await process.ended).toEqual([1, null])
  await process.says(says)
})
