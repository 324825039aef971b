/** From the text of a saved query to a statement with bound values: D-ENTITY-80 to 83-B. */
import { MOST_QUERY, PLACEHOLDER, type QueryFault, queryWords, type Word } from './query-words.ts'

/** Filled by the server, asked of nobody. */
export const SYSTEM_NAMES = ['company_id', 'today_start', 'today_end'] as const

export interface CompiledQuery {
  readonly text: string
  /** The name behind $1, $2 and so on; a name that is used twice stands here twice. */
  readonly bound: readonly string[]
}

/** All names in order of their first appearance. */
export function placeholders(source: string): string[] {
  return [...new Set([...source.matchAll(PLACEHOLDER)].map(([, name]) => name as string))]
}

/** The names a person is asked for: param_0, param_1 and so on. */
export function askedNames(source: string): string[] {
  const system: readonly string[] = SYSTEM_NAMES
  return placeholders(source).filter((name) => !system.includes(name))
}

/** machinelist and others of that ending hold several values. */
export function isList(name: string): boolean {
  return /list$/i.test(name)
}

export function listOf(value: string): string[] {
  return value
    .split(/[;,]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

const keywords = new Set(
  `select distinct from where and or not in any all some exists on as using over filter within group by order having
   when then else case end union except intersect values between is like ilike similar join lateral left right inner
   outer cross full natural limit offset asc desc nulls first last partition rows range unbounded preceding following
   current row with materialized null true false interval escape collate at time zone both leading trailing for
   numeric decimal varchar char timestamp timestamptz date time int integer bigint text boolean double precision real
   symmetric ordinality window to fetch next only ties`.split(/\s+/),
)
/** What a query may call. Not what can set, read a file, wait, lock, or run another text. */
const functions = new Set(
  `count sum avg min max stddev stddev_pop stddev_samp variance var_pop var_samp percentile_cont percentile_disc mode
   bool_and bool_or every coalesce nullif greatest least abs ceil ceiling floor round trunc mod power sqrt exp ln log
   sign random width_bucket lower upper initcap length char_length substring substr position trim ltrim rtrim btrim
   replace split_part left right concat concat_ws to_char to_date to_number to_timestamp date_trunc date_part date_bin
   extract age now make_date make_interval make_timestamptz justify_hours justify_days row_number rank dense_rank ntile
   lag lead first_value last_value nth_value cume_dist percent_rank generate_series cast unnest array_length cardinality
   numeric decimal varchar char timestamp timestamptz time grouping rollup cube sets overlay reverse starts_with
   takt_name`.split(/\s+/),
)
const forbidden = new Set(
  `insert update delete merge into truncate copy create alter drop grant revoke set reset show do call execute prepare
   deallocate declare lock listen notify unlisten vacuum analyze explain begin commit rollback savepoint
   abort refresh recursive security comment import load cluster reindex discard checkpoint table`.split(/\s+/),
)

export function compileQuery(source: string): CompiledQuery | QueryFault {
  if (source.trim() === '') return { fault: 'empty', word: '' }
  if (source.length > MOST_QUERY) return { fault: 'long', word: String(MOST_QUERY) }
  const words = queryWords(source.trim().replace(/;\s*$/, ''))
  if ('fault' in words) return words
  const fault = faultIn(words)
  if (fault) return fault
  const bound: string[] = []
  const parts: string[] = []
  words.forEach((word, at) => {
    if (word.kind === 'placeholder' && isList(word.text) && isInBrackets(words, at)) {
      // in (<%machinelist%>) compares with each of them.
      const opened = parts.splice(parts.lastIndexOf('in'))
      const not = parts.at(-1) === 'not' && opened.length === 2
      if (not) parts.pop()
      parts.push(not ? '<> all (' : '= any (')
    }
    parts.push(written(word, bound))
  })
  return { text: parts.join(' '), bound }
}

function isInBrackets(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.text === '(' && words[at - 2]?.text === 'in' && words[at + 1]?.text === ')'
}

function written(word: Word, bound: string[]): string {
  switch (word.kind) {
    case 'placeholder':
      return parameter(word.text, bound)
    case 'quoted':
      return `"${word.text.replaceAll('"', '""')}"`
    case 'text':
      return text(word.text, bound)
    default:
      return word.text
  }
}

function parameter(name: string, bound: string[]): string {
  return `$${bound.push(name)}`
}

/** A placeholder between quotes is the value as text, alone or joined to what stands around it. */
function text(content: string, bound: string[]): string {
  const pieces = content.split(PLACEHOLDER)
  const parts = pieces
    .map((piece, at) => (at % 2 === 1 ? `${parameter(piece, bound)}::text` : quoted(piece)))
    .filter((part) => part !== "''")
  if (parts.length === 0) return "''"
  return parts.length === 1 ? (parts[0] as string) : `(${parts.join(' || ')})`
}

function quoted(piece: string): string {
  return `'${piece.replaceAll("'", "''")}'`
}

function faultIn(words: readonly Word[]): QueryFault | undefined {
  const [first] = words
  if (first?.kind !== 'word' || (first.text !== 'select' && first.text !== 'with')) {
    return { fault: 'statement', word: first?.text ?? '' }
  }
  let depth = 0
  for (const [at, word] of words.entries()) {
    if (word.text === '(' && word.kind === 'sign') depth += 1
    if (word.text === ')' && word.kind === 'sign') depth -= 1
    if (depth < 0) return { fault: 'brackets', word: ')' }
    const bad = badWord(word, words[at + 1], words[at - 1])
    if (bad) return bad
  }
  if (depth !== 0) return { fault: 'brackets', word: '(' }
  const named = words.flatMap((word) =>
    word.kind === 'placeholder' ? [word.text] : word.kind === 'text' ? placeholders(word.text) : [],
  )
  return named.includes('company_id') ? undefined : { fault: 'company', word: '' }
}

function badWord(word: Word, next: Word | undefined, before: Word | undefined): QueryFault | undefined {
  if (word.kind !== 'word' && word.kind !== 'quoted') return undefined
  const name = word.text.toLowerCase()
  if (/^(pg_|takt_(?!name$)|lo_)|^information_schema$|current_setting|set_config/.test(name))
    return { fault: 'word', word: name }
  if (word.kind === 'word' && forbidden.has(name)) return { fault: 'word', word: name }
  if (next?.kind !== 'sign' || next.text !== '(') return undefined
  // The name of a function behind another name's dot is the one that is called.
  const known = word.kind === 'word' && before?.text !== '.' && (keywords.has(name) || functions.has(name))
  return known ? undefined : { fault: 'function', word: name }
}
