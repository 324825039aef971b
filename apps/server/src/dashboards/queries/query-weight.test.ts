import { loadModule, parseSync } from 'libpg-query'
import { beforeAll, describe, expect, test } from 'vitest'
import { MOST_TABLES, MOST_TERMS, TooHeavyError, weigh } from './query-weight.ts'

beforeAll(() => loadModule())

const weighed = (text: string) => weigh(parseSync(text))
const times = (count: number, make: (at: number) => string) => Array.from({ length: count }, (_, at) => make(at))

/** Each level takes the one before as `from`, and names its column twice. */
function nested(
  levels: number,
  level: (before: string, at: number) => string,
  first = 'select machine_id as t from m',
) {
  return times(levels, String).reduce((before, _, at) => level(before, at), first)
}

function chained(levels: number, level: (before: string) => string, as = 'as'): string {
  const parts = times(levels, (at) => `q${at + 1} ${as} (${level(`q${at}`)})`)
  return `with q0 ${as} (select machine_id as t from m), ${parts.join(', ')} select * from q${levels}`
}

describe('T-SAFE-02 what the planner would multiply out is too heavy', () => {
  test.each([
    ['sub-selects', nested(20, (before, at) => `select t || t as t from (${before}) as q${at}`)],
    ['by the name of the table', nested(20, (before) => `select q.t || q.t as t from (${before}) as q`)],
    ['two columns', nested(20, (b) => `select t || u as t, t || u as u from (${b}) q`, 'select a as t, b as u from m')],
    ['renamed columns', nested(20, (before) => `select a || a as t from (${before}) as q (a)`)],
    ['columns without a name', nested(20, (before) => `select upper || upper from (${before}) as q (upper)`)],
    ['through a star', nested(20, (before) => `select *, t || t as t from (select t || t as t from (${before}) q) q`)],
    ['a whole row', nested(20, (before) => `select q as t, q as u from (${before}) as q`)],
    ['a condition', nested(20, (b) => `select t from (select t || t as t from (${b}) a) q where t = 'x'`)],
    ['a chain of WITH', chained(20, (before) => `select t || t as t from ${before}`)],
    [
      'WITH that is named twice',
      chained(10, (before) => `select a.t from ${before} as a, ${before} as b`, 'as not materialized'),
    ],
    ['WITH without a table', chained(10, (b) => `select 1 as t from ${b} a, ${b} b`, 'as not materialized')],
    [
      'WITH joined by its column',
      chained(10, (b) => `select t from ${b} a full join ${b} b using (t)`, 'as not materialized'),
    ],
    [
      'WITH that takes another’s name',
      `with q as (with q as (${nested(15, (b) => `select t || t as t from (${b}) q`)}) select * from q) select * from q`,
    ],
    ['beside a table', nested(20, (before) => `select t || t as t from (${before}) as q, m`)],
    [
      'in a correlated sub-select',
      nested(20, (before) => `select (select t || t from m as inside) as t from (${before}) as q`),
    ],
    [
      'under a lateral join',
      `select * from m ${times(20, (at) => `cross join lateral (select ${at === 0 ? 'machine_id || machine_id' : `q${at - 1}.t || q${at - 1}.t`} as t) q${at}`).join(' ')}`,
    ],
    [
      'around a UNION',
      `select ${times(100, () => 't').join(' || ')} from (${times(30, () => 'select machine_id as t from m').join(' union all ')}) q, (${times(30, () => 'select machine_id as u from m').join(' union all ')}) r`,
    ],
    ['many tables', `select 1 from ${times(MOST_TABLES + 1, (at) => `m as m${at}`).join(', ')}`],
    ['many terms', `select 1 where 1 in (${times(MOST_TERMS + 1, String).join(', ')})`],
  ])('%s', (_, text) => expect(() => weighed(text)).toThrow(TooHeavyError))

  test.each([
    ['no SELECT', 'delete from m'],
    ['two statements', 'select 1; select 2'],
    ['a WITH that writes', 'with gone as (delete from m returning *) select * from gone'],
  ])('%s is not weighed', (_, text) => expect(() => weighed(text)).toThrow(TooHeavyError))
})

describe('T-SAFE-02 what people write is light', () => {
  test.each([
    ['one table', `select zone, count(*) from machine where company_id = $1 and machine_id = any ($2) group by zone`],
    [
      'three levels of figures',
      `select day, a / nullif(b, 0) as oee, a, b from (select day, sum(x) as a, sum(y) as b from (
        select day, run_ms / 1000.0 as x, run_ms + stop_ms as y, cycles from shift_figures where company_id = $1) f group by day) g`,
    ],
    [
      'a WITH that is used four times',
      `with f as (select * from shift_figures where company_id = $1), days as (select distinct day from f)
        select d.day, (select sum(run_ms) from f where f.day = d.day) as run, (select sum(stop_ms) from f where f.day = d.day) as stop
        from days d left join f on f.day = d.day order by 1`,
    ],
    [
      'a long list',
      `select * from machine where company_id = $1 and machine_id in (${times(2000, (at) => `'M${at}'`).join(', ')})`,
    ],
    [
      'twenty sub-selects that double, each kept',
      chained(20, (before) => `select t || t as t from ${before}`, 'as materialized'),
    ],
  ])('%s', (_, text) => expect(weighed(text).terms).toBeLessThan(MOST_TERMS / 4))
})
