import { randomUUID } from 'node:crypto'
import { runCall } from '@takt/server/ground/call/pipeline.ts'
import { withCompany } from '@takt/server/ground/db/company-db.ts'
import { openConnections } from '@takt/server/ground/db/connections.ts'
import { openMachineFolders } from '@takt/server/ground/files/machine-folders.ts'
import { createLog } from '@takt/server/ground/log.ts'
import { outsideAddresses } from '@takt/server/ground/outside/outside-addresses.ts'
import { secretsOf } from '@takt/server/ground/secrets/secrets.ts'
import { findPersonSession } from '@takt/server/ground/sessions/find-session.ts'
import { readHandlers } from '@takt/server/handlers.ts'
import { machineRows } from '@takt/server/machines/machine-rows.ts'
import { openCallServices } from '@takt/server/open-call-services.ts'
import { defineBench, percentile } from './define-bench.ts'
import { startPlantServer } from './plant-server.ts'

const ROUNDS = 400

/** What session, checks, parsing and transaction add to the query that a call is about. */
export const pipeline = defineBench({
  name: 'pipeline',
  title: 'A call through the pipeline beside its bare query',
  run: async () => {
    const plant = await startPlantServer({ machines: 40 })
    const connections = openConnections(plant.database)
    try {
      const token = await plant.signIn()
      const scope = { company_id: 1000, machine_restrictions: [], readOnly: true }
      const parts = {
        connections,
        publish: async () => () => {},
        log: createLog(() => {}),
        now: Date.now,
        sendOutside: async () => undefined,
        handlers: await readHandlers(),
        services: openCallServices(connections, {
          devlogCode: '',
          publicUrl: '',
          machineFolders: openMachineFolders(''),
          mailFrom: '',
          addresses: outsideAddresses(''),
          secrets: secretsOf([]),
          runQuery: async () => ({ columns: [], rows: [] }),
          jobs: { states: async () => [], want: async () => {} },
          installation: {
            isToldTo: () => false,
            facts: () => Promise.reject(new Error('nobody asks')),
            slowCalls: () => [],
          },
          providers: {
            uris: () => ({ redirect_uri: '', sign_out_uri: '', logout_uri: '', reached: 'unset' }),
            tryOne: async () => ({ problem: null, values: {} }),
          },
        }),
      }
      const bare = () => withCompany(connections, scope, (db) => machineRows(db, { now: Date.now() }))
      const whole = async () => {
        const open = await findPersonSession(connections, token, { now: Date.now(), provider: 'balthzar' })
        if (!open) throw new Error('the session is gone')
        await runCall(parts, open, { name: 'get_machines', payload: {}, request_id: randomUUID() })
      }
      // In turn, so that both meet the same machine.
      const times = { bare: [] as number[], whole: [] as number[] }
      for (let round = 0; round < ROUNDS; round += 1) {
        times.bare.push(await timed(bare))
        times.whole.push(await timed(whole))
      }
      const [b, w] = [percentile(times.bare.slice(50), 0.5), percentile(times.whole.slice(50), 0.5)]
      return [
        {
          id: 'pipeline.call',
          what: 'get_machines, 40 machines, p50',
          value: w / b,
          beside: `${w.toFixed(2)} ms / ${b.toFixed(2)} ms`,
        },
      ]
    } finally {
      await connections.close()
      await plant.stop()
    }
  },
})

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
