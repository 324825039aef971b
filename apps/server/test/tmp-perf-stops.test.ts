import { expect, test } from 'vitest'
import { z } from 'zod'
import { HistoryPerDayRow } from '@takt/domain/model/history.ts'
import { withCompany } from '../src/db/company-db.ts'
import { openConnections } from '../src/db/connections.ts'
import { historyRows } from '../src/history/per-day.ts'
import { figuresOfDays } from '../src/history/per-day-figures.ts'
import { EXAMPLE, quietPlant } from './quiet-plant.ts'
import { testServer } from './test-server.ts'
const server = testServer()
test.each([[104, 1], [101, 1]])('T-CALL-18 perf %i', async (reasons, orders) => {
  await quietPlant(server)
  await server.sql(`delete from reason_figures; delete from run_figures; delete from shift_figures`)
  await server.sql(`insert into shift_figures (company_id, machine_id, day, shift, run_ms, stop_ms, counted_qty)
    select ${EXAMPLE}, m.machine_id, d::date, s, 20000000, 8000000, 500 from machine m, generate_series(now() - interval '1095 days', now(), '1 day') d, generate_series(1,3) s where m.company_id = ${EXAMPLE} on conflict do nothing`)
  await server.sql(`insert into reason_figures (company_id, machine_id, day, shift, stop_reason, stop_ms, stops)
    select ${EXAMPLE}, m.machine_id, d::date, s, r::text, 2000000, 3 from machine m, generate_series(now() - interval '1095 days', now(), '1 day') d, generate_series(1,3) s, generate_series(101,${reasons}) r where m.company_id = ${EXAMPLE} on conflict do nothing`)
  await server.sql(`insert into order_run (company_id, machine_id, card_no, start_time, end_time)
    select ${EXAMPLE}, m.machine_id, (select card_no from card c where c.company_id=${EXAMPLE} and c.machine_id = m.machine_id limit 1), d, d + interval '4 days' from machine m, generate_series(now() - interval '1095 days', now() - interval '5 days', '4 days') d where m.company_id = ${EXAMPLE} and exists (select from card c where c.company_id=${EXAMPLE} and c.machine_id = m.machine_id)`)
  await server.sql(`insert into run_figures (company_id, machine_id, p_order, day, shift, run_ms, counted_qty)
    select company_id, machine_id, p_order, (start_time + x * interval '1 day')::date, s, 1000, 500 from order_run, generate_series(0,3) x, generate_series(1,${orders}) s where company_id = ${EXAMPLE} and end_time is not null on conflict do nothing`)
  await server.sql('vacuum analyze')
  const iso = (d: number) => new Date(Date.now() - d * 86400000).toISOString().slice(0, 10)
  const connections = openConnections(server.database)
  const period = { from: iso(1095), to: iso(0) }
  for (let i = 0; i < 12; i++) {
    await withCompany(connections, { company_id: EXAMPLE, machine_restrictions: [], readOnly: true }, async (db) => {
      const t0 = performance.now()
      await figuresOfDays(db, { machine_ids: ['M101'], period, limit: 100001 })
      const t1 = performance.now()
      const rows = await historyRows(db, { machine_ids: ['M101'], period, language: 'en', now: Date.now() })
      const t2 = performance.now()
      z.array(HistoryPerDayRow).parse(rows)
      const t3 = performance.now()
      const s = JSON.stringify(rows)
      const t4 = performance.now()
      console.log((rows as unknown[]).length, 'figures', (t1 - t0).toFixed(0), 'rows', (t2 - t1).toFixed(0), 'zod', (t3 - t2).toFixed(0), 'json', (t4 - t3).toFixed(0), s.length)
    })
  }
  await connections.close()
  expect(1).toBe(1)
}, 300000)
