import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPublisher } from '@takt/connectors/brokers-for-tests.ts'
import { openEmbeddedBroker } from '@takt/connectors/embedded-broker.ts'
import { afterEach, expect, test } from 'vitest'
import { testServer } from '../../test/test-server.ts'
import { aMachine, someTools } from '../machines/machines.fixture.ts'
import { aCard, aPart } from '../orders/orders.fixture.ts'
import { example } from '../seed/example.ts'

const main = fileURLToPath(new URL('../../../connector/src/main.ts', import.meta.url))
/** The connector lives at the hour of the tests, as the server does. */
const clock = new URL('../../../../scripts/stages/test-clock.setup.ts', import.meta.url).href
const server = testServer()
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean()
})

function startConnector(folder: string): ChildProcess {
  const env = { ...process.env, CONNECTOR_CONFIG: join(folder, 'connector.json'), INGEST_KEY: example.ingestKey }
  const child = fork(main, { env, execArgv: ['--import', clock], silent: true })
  cleanUp.push(() => child.kill('SIGKILL'))
  return child
}

test('T-PLANT-193 order, tool and scrap come over MQTT to the bookings, once each, over a kill of the connector', async () => {
  await aMachine(server, { machine_id: 'Q1', good_from_cycles: true })
  await aPart(server, { part_no: 'Q-PART' })
  await someTools(server, [['Q-TOOL', '']])
  await aCard(server, { card_no: '0042', part_no: 'Q-PART', machine_id: 'Q1' })
  await server.sql(`update machine set scrap_reason = '52' where company_id = 1000 and machine_id = 'Q1'`)
  const broker = await openEmbeddedBroker(0)
  cleanUp.push(broker.close)
  const machine = await openPublisher(broker.url)
  cleanUp.push(machine.close)
  const folder = mkdtempSync(join(tmpdir(), 'takt-reported-'))
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
  const settings = { broker: broker.url, client_id: 'q', reconnect_ms: 50 }
  const connectors = [{ connector: 'q', kind: 'mqtt-json', settings }]
  writeFileSync(join(folder, 'connector.json'), JSON.stringify({ server: server.url, connectors }))

  const card = async () =>
    (
      await server.sql(
        `select c.good_qty::float as good, c.scrap_qty::float as scrap, r.tool_id as tool
         from card c join order_run r using (company_id, card_no) where company_id = 1000 and card_no = '0042'`,
      )
    )[0]
  const first = startConnector(folder)
  await machine.say('takt/Q1/tool', 'Q-TOOL', true)
  const tool = () => server.sql(`select tool_id from machine where company_id = 1000 and machine_id = 'Q1'`)
  await expect.poll(tool).toEqual([{ tool_id: 'Q-TOOL' }])
  await machine.say('takt/Q1/order', '0042', true)
  await expect.poll(card).toEqual({ good: 0, scrap: 0, tool: 'Q-TOOL' })
  await machine.say('takt/Q1/cycles', '{"id":1,"value":10}')
  await machine.say('takt/Q1/scrap', '{"id":1,"value":2}')
  await machine.say('takt/Q1/scrap_counter', '100')
  await expect.poll(card).toEqual({ good: 8, scrap: 2, tool: 'Q-TOOL' })

  const ended = once(first, 'exit')
  first.kill('SIGKILL')
  await ended
  await machine.say('takt/Q1/scrap', '{"id":1,"value":2}')
  await machine.say('takt/Q1/scrap', '{"id":2,"value":1}')
  await machine.say('takt/Q1/scrap_counter', '103')
  startConnector(folder)
  await expect.poll(card).toEqual({ good: 4, scrap: 6, tool: 'Q-TOOL' })
  const words = (await (await server.signIn('admin')).call('get_reported_signals', {})).data
  // The broker says the retained words again to every connector: nothing comes of that.
  expect(words.map(({ kind, value, outcome }) => `${kind} ${value} ${outcome}`).sort()).toEqual([
    'order 0042 started',
    'scrap 1 booked',
    'scrap 2 booked',
    'scrap 3 booked',
    'tool Q-TOOL mounted',
  ])
})
