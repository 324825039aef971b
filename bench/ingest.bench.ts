import { fork } from 'node:child_process'
import { join } from 'node:path'
import { arrayLiteral } from '@takt/server/ground/db/array-literal.ts'
import pg from 'pg'
import { defineBench } from './define-bench.ts'
import { type PlantServer, startPlantServer } from './plant-server.ts'

const SECONDS = 15
const SENDERS = 4
const RAW_ROWS = 150_000
const IN_ONE_INSERT = 1000

/** Signals accepted, run through the state machine and committed, beside bare inserts of the same rows. */
export const ingest = defineBench({
  name: 'ingest',
  title: 'Signals taken in',
  run: async () => {
    const plant = await startPlantServer({ machines: 200 })
    try {
      await flood(plant, 3)
      global.gc?.()
      const before = process.memoryUsage().rss
      const { sent, ms } = await flood(plant, SECONDS)
      global.gc?.()
      const grown = (process.memoryUsage().rss - before) / 1_048_576
      const perSecond = (sent / ms) * 1000
      const raw = await rawInserts(plant)
      const beside = `${Math.round(perSecond)}/s, bare inserts ${Math.round(raw)}/s`
      return [
        { id: 'ingest.signals', what: 'time for 10,000 signals', value: 10_000_000 / perSecond, beside },
        { id: 'ingest.bare', what: 'bare inserts of the same rows are faster by', value: raw / perSecond, beside },
        {
          id: 'ingest.memory',
          what: `memory after ${Math.round(sent / 1000)} thousand signals`,
          value: Math.max(0, grown),
        },
      ]
    } finally {
      await plant.stop()
    }
  },
})

function flood(plant: PlantServer, seconds: number): Promise<{ sent: number; ms: number }> {
  return new Promise((resolve, reject) => {
    const args = [plant.url, plant.machine_ids.join(','), String(seconds), String(SENDERS)]
    const child = fork(join(import.meta.dirname, 'flood-sender.ts'), args)
    child.on('message', (message) => resolve(message as { sent: number; ms: number }))
    child.on('exit', (code) => code && reject(new Error(`the sender ended with ${code}`)))
  })
}

/** The raw limit: the rows that are kept of the signals, a thousand in a statement, each committed. */
async function rawInserts(plant: PlantServer): Promise<number> {
  const client = new pg.Client(plant.database)
  await client.connect()
  await client.query('create table raw_signal (like signal including defaults including indexes)')
  const began = performance.now()
  for (let done = 0; done < RAW_ROWS; done += IN_ONE_INSERT) {
    const numbers = Array.from({ length: IN_ONE_INSERT }, (_, index) => done + index)
    await client.query(
      `insert into raw_signal (company_id, connector, seq, machine_id, at, kind, value, ordinal)
       select 1000, 'raw', * from unnest($1::bigint[], $2::text[], $3::timestamptz[], $4::text[], $5::jsonb[], $1::bigint[])`,
      [
        numbers,
        numbers.map((n) => plant.machine_ids[n % plant.machine_ids.length]),
        numbers.map(() => new Date().toISOString()),
        numbers.map(() => 'cycles'),
        numbers.map(() => '1'),
      ].map(arrayLiteral),
    )
  }
  const perSecond = (RAW_ROWS / (performance.now() - began)) * 1000
  await client.end()
  return perSecond
}
