import { CommandDone } from '@takt/contract/machines/commands.ts'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../../ground/call/parsed.ts'
import { withCompany } from '../../ground/db/company-db.ts'
import { knock } from '../../ground/http/knock.ts'
import { FEW_BYTES } from '../../ground/http/server.ts'
import { holderOfKey } from '../../ground/sessions/access-key.ts'
import { commandDone, openCommands } from '../../machines/commands.ts'
import type { IngestParts } from './accept-signals.ts'

/** Machine boxes and connectors ask what they are to do, and say what is done. */
export function addCommandRoutes(app: FastifyInstance, { connections, publish, now }: IngestParts): void {
  const { onRequest, who } = knock((request) => holderOfKey(connections, request, { opens: 'signals', now: now() }))
  app.get('/api/commands', { onRequest }, async (request) => {
    const { company_id } = who(request)
    const scope = { company_id, machine_restrictions: [], readOnly: true }
    return { commands: await withCompany(connections, scope, openCommands) }
  })

  app.post('/api/commands/done', { bodyLimit: FEW_BYTES, onRequest }, async (request) => {
    const { company_id } = who(request)
    const done = parsed(CommandDone, request.body)
    const announce = await withCompany(connections, { company_id, machine_restrictions: [] }, async (db) => {
      const known = await commandDone(db, done, now())
      return known ? await publish(company_id, { events: [], machines: [done.machine_id] }, db) : () => {}
    })
    announce()
    return {}
  })
}
