import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import { ImportBatch } from '@takt/contract/import/import.ts'
import type { FastifyInstance } from 'fastify'
import { CallError } from '../ground/call/answers.ts'
import { parsed } from '../ground/call/parsed.ts'
import { withCompany } from '../ground/db/company-db.ts'
import { knock } from '../ground/http/knock.ts'
import { createRateLimit } from '../ground/http/rate-limit.ts'
import { languageOf } from '../ground/http/server.ts'
import { holderOfKey } from '../ground/sessions/access-key.ts'
import { importRecords } from './import-records.ts'
import type { Touched } from './import-writer.ts'
import type { IngestParts } from './signals/accept-signals.ts'

/** 5000 orders with their materials. */
const MOST_BATCH_BYTES = 8 * 1024 * 1024
/** A batch may hold thousands: a program that sends one by one is slowed down, not stopped. */
const RATE = { perSecond: 5, burst: 60 }

/** POST /api/import: articles, tools, materials, employees and orders from the company's other programs. */
export function addImportRoute(app: FastifyInstance, parts: IngestParts): void {
  const rate = createRateLimit(RATE)
  const { onRequest, who } = knock(async (request) => {
    const now = parts.now()
    const holder = await holderOfKey(parts.connections, request, { opens: 'import', now })
    const seconds = rate.take(`${holder.company_id}/${holder.key_id}`, now)
    if (seconds > 0) throw new CallError('tooMany', 'call.too-many', { values: { seconds } })
    return holder
  })
  app.post('/api/import', { bodyLimit: MOST_BATCH_BYTES, onRequest }, async (request) => {
    const now = parts.now()
    const { company_id, key_id, name } = who(request)
    const batch = parsed(ImportBatch, request.body)
    const by = { username: name, address: request.ip, session: `key ${key_id}`, now }
    const scope = { company_id, machine_restrictions: [], readOnly: batch.dry_run, by }
    let announce: (() => void) | undefined
    const answer = await withCompany(parts.connections, scope, async (db) => {
      const imported = await importRecords(db, { ...batch, language: languageOf(request) })
      const told = { events: eventsOf(imported.touched), machines: imported.touched.machines }
      if (told.events.length > 0) announce = await parts.publish(company_id, told, db)
      return imported.answer
    })
    announce?.()
    return answer
  })
}

function eventsOf({ orders, settings }: Touched): LiveEvent[] {
  return [
    ...orders.map((data) => ({ name: 'OrderChanged' as const, data })),
    ...(settings ? [{ name: 'SettingsChanged' as const, data: {} }] : []),
  ]
}
