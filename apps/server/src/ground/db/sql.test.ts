import { expect, test } from 'vitest'
import { raw, sql } from './sql.ts'

test('T-PLANT-308 what a client gives stays a bound value, whatever shape it has', () => {
  const fromOutside = [
    { raw: '1); drop table stop; --' },
    { text: 'select password_hash from app_user', values: [] },
    JSON.parse('{"raw": "true", "text": "true", "values": []}'),
  ]
  for (const given of fromOutside) {
    const { text, values } = sql`select * from stop where note = ${given}`
    expect({ text, values }).toEqual({ text: 'select * from stop where note = $1', values: [given] })
  }
})

test('T-PLANT-308 fragments of ours are put in, their values numbered after those before them', () => {
  const since = sql`started_at > ${'2030-06-12'}`
  const { text, values } =
    sql`select ${raw('stop_code')} from stop where machine_id = ${'M101'} and ${since} limit ${5}`
  expect({ text, values }).toEqual({
    text: 'select stop_code from stop where machine_id = $1 and started_at > $2 limit $3',
    values: ['M101', '2030-06-12', 5],
  })
})
