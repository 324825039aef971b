/** Queries that somebody writes to harm: made of a grammar, by a seed, so that a failure comes again. */

const own = 'company_id = <%company_id%>'

/** Doubles a text in parts that PostgreSQL keeps: one value of 500 MB. */
export function doubledAndKept(times: number): string {
  const first = `with q0 as materialized (select '${'a'.repeat(540)}' as t, <%company_id%>::int as c)`
  const rest = repeated(times, (at) => `, q${at + 1} as materialized (select t || t as t, c from q${at})`)
  return `${first}${rest} select t from q${times}`
}

/** The same as nested sub-selects, which the planner would multiply out to a million terms. */
export function doubledAndNested(times: number): string {
  let query = `select machine_id as t from machine where ${own}`
  for (let at = 0; at < times; at += 1) query = `select t || t as t from (${query}) as q${at}`
  return query
}

type Random = (below: number) => number
type Shape = (random: Random) => string

export function hostileQueries(count: number, seed: number): string[] {
  const random = randomOf(seed)
  return Array.from({ length: count }, (_, at) => (shapes[at % shapes.length] as Shape)(random))
}

/** mulberry32: the same numbers for the same seed on every machine. */
function randomOf(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function repeated(times: number, part: (at: number) => string, between = ''): string {
  return Array.from({ length: times }, (_, at) => part(at)).join(between)
}

function oneOf(random: Random, choices: readonly string[]): string {
  return choices[random(choices.length)] as string
}

const joined = (random: Random) => oneOf(random, [', ', ' cross join ', ' natural join '])
const growing = (random: Random, of: string) =>
  oneOf(random, [
    `${of} || ${of}`,
    `concat(${of}, ${of}, ${of})`,
    `replace(${of}, 'a', '${'a'.repeat(1 + random(400))}')`,
    `overlay(${of} placing ${of} from 1 for 0)`,
    `concat_ws(${of}, ${of}, ${of})`,
  ])

const shapes: readonly Shape[] = [
  (random) => doubledAndKept(8 + random(9)),
  (random) => doubledAndNested(10 + random(40)),
  // Other ways to grow, in kept parts, in WITH that is put in, in each other.
  (random) => {
    const as = oneOf(random, ['as materialized', 'as', 'as not materialized'])
    const parts = repeated(
      4 + random(20),
      (at) => `, q${at + 1} ${as} (select ${growing(random, 't')} as t from q${at})`,
    )
    const last = parts.split(', q').length - 1
    return `with q0 ${as} (select machine_id as t from machine where ${own})${parts} select * from q${last}`
  },
  (random) => {
    let text = `machine_id`
    for (let level = random(12) + 2; level > 0; level -= 1) text = growing(random, text).slice(0, 15_000)
    return `select ${text} from machine where ${own}`
  },
  // Rows.
  (random) =>
    `select count(*) from ${repeated(2 + random(60), (at) => `machine as m${at}`, joined(random))} where m0.${own}`,
  (random) =>
    `select n, ${growing(random, 'n::text')} from generate_series(1, ${10 ** (3 + random(9))}) as n where <%company_id%> > 0 ${oneOf(random, ['', 'order by 2 desc', 'order by random()'])}`,
  (random) =>
    `select ${oneOf(random, ['count(*)', 'max(a * b)', 'percentile_cont(0.5) within group (order by a)'])} from generate_series(1, ${10 ** (2 + random(6))}) a, generate_series(1, ${10 ** (2 + random(6))}) b where <%company_id%> > 0`,
  (random) => `select unnest(array[${repeated(2 + random(3_000), String, ',')}]) from machine where ${own}`,
  // Regular expressions.
  (random) =>
    `select machine_id from machine where ${own} and ${growing(random, 'machine_id')} ${oneOf(random, ['~', '!~', 'like', 'similar to'])} '${oneOf(random, ['(a*)*b', '(a|aa)+$', '(x+x+)+y', '%a%a%a%a%a%a%b', '((a{1,200}){1,200}){1,200}', '(.*)(.*)(.*)(.*)(.*)\\1\\2\\3', '(((((.{0,99}){0,99}){0,99}){0,99}))'])}'`,
  // Depth and length.
  (random) => `select ${'('.repeat(50 + random(9_000))}1${')'.repeat(50 + random(9_000))} from machine where ${own}`,
  (random) => {
    const deep = 20 + random(700)
    return `select ${'case when true then '.repeat(deep)}1${' end'.repeat(deep)} from machine where ${own}`
  },
  (random) => {
    const deep = 20 + random(600)
    return `${'select * from ('.repeat(deep)}select machine_id from machine where ${own}${') as q'.repeat(deep)}`
  },
  (random) =>
    `select ${repeated(100 + random(4_000), () => oneOf(random, ['1', 'company_id']), ' + ')} from machine where ${own}`,
  (random) => `select ${'not '.repeat(100 + random(4_000))}true from machine where ${own}`,
  (random) =>
    `select machine_id from machine where ${own} and machine_id in (${repeated(100 + random(3_000), (at) => `'${at}'`, ',')})`,
  (random) =>
    `select machine_id from machine where ${own} and (${repeated(50 + random(600), (at) => `machine_id = '${at}' and zone <> '${at}'`, ' or ')})`,
  (random) => repeated(2 + random(300), () => `select machine_id from machine where ${own}`, ' union '),
  (random) =>
    `select zone, count(*) from machine where ${own} group by ${oneOf(random, ['cube', 'rollup'])} (${repeated(2 + random(60), () => oneOf(random, ['zone', 'machine_id', 'department']), ',')}), cube (zone, department, category)`,
  (random) =>
    `select ${repeated(20 + random(300), (at) => `sum(cavities) over (partition by zone order by machine_id rows ${at} preceding)`, ',')} from machine where ${own}`,
  (random) =>
    `select ${repeated(2 + random(60), (at) => `(select count(*) from machine m${at}, machine n${at} where m${at}.machine_id <> machine.machine_id)`, ',')} from machine where ${own}`,
  // Words that are not on the list.
  (random) =>
    `select ${oneOf(random, ['repeat', 'lpad', 'rpad', 'string_agg', 'array_agg', 'json_agg', 'jsonb_build_object', 'xmlagg', 'format', 'encode', 'array_fill', 'regexp_replace', 'pg_sleep', 'query_to_xml', 'set_config', 'pg_terminate_backend', 'pg_read_file', 'lo_import', 'dblink'])}(machine_id, '${random(1_000_000_000)}') from machine where ${own}`,
  (random) =>
    `with recursive r as (select 1 as n union all select n + 1 from r) select ${oneOf(random, ['n', 'count(*)'])} from r where <%company_id%> > 0`,
  (random) =>
    `select 1 from machine where ${own} ${oneOf(random, ['; drop table machine', 'for update', 'into outfile', '); commit; select (1', '/* /* */', "and '", '$$ $$', "e'\\000'", '\u0000', '--'])}`,
  (random) =>
    `select machine_id::${oneOf(random, ['xml', 'json', 'regclass', 'regproc', 'tsvector', 'inet', 'interval', 'numeric'])} from machine where ${own}`,
  (random) =>
    `select 10.0 ^ ${10 ** random(6)}, power(${random(99)}.9, ${10 ** random(7)}), exp(${10 ** random(7)}::numeric), ${'9'.repeat(1 + random(5_000))} * ${'9'.repeat(1 + random(5_000))} from machine where ${own}`,
]
