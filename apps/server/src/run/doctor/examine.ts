/** What `npm run doctor` looks at. Each look says in a sentence what it found. */
import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { keyEnd } from '@takt/domain/people/key-end.ts'
import { diskState } from '@takt/domain/setup/system/disk-state.ts'
import { type Queryable, query } from '../../ground/db/connections.ts'
import { newestSchema } from '../../ground/db/migrate.ts'
import { sql } from '../../ground/db/sql.ts'
import { serverSettings } from '../../ground/server-settings.ts'
import { readSeals } from '../../ground/trail/seals.ts'
import { verifySignatures } from '../../ground/trail/verify-signatures.ts'
import { type Finding, verifyTrail } from '../../ground/trail/verify-trail.ts'

export interface Look {
  readonly about: string
  readonly state: 'good' | 'warning' | 'bad'
  readonly says: string
}

interface Examined {
  readonly on: Queryable
  readonly dataFolder: string
  /** Null: a database of one's own, or backups switched off. */
  readonly backups: string | null
  readonly env: Readonly<Record<string, string | undefined>>
  readonly now: number
}

const GB = 1024 ** 3
const HOUR = 3_600_000
/** Findings that are told one by one. */
const MOST_TOLD = 20

export async function examine(of: Examined): Promise<Look[]> {
  const looks = [settings(of), ...(await versions(of)), folder(of), disk(of), backup(of)]
  return [...looks, await accessKeys(of), ...(await trail(of)), await signatures(of)]
}

function settings({ env }: Examined): Look {
  const about = 'settings'
  try {
    const { host, secureCookies, smtpUrl } = serverSettings(env)
    const isOpen = !['127.0.0.1', '::1', 'localhost'].includes(host)
    if (isOpen && env.EXAMPLE !== 'off') {
      return {
        about,
        state: 'bad',
        says: `HOST is ${host} and EXAMPLE is not off: everybody knows the passwords of the example plant.`,
      }
    }
    if (isOpen && !secureCookies) {
      return {
        about,
        state: 'warning',
        says: `HOST is ${host} and SECURE_COOKIES is not on: cookies travel unencrypted.`,
      }
    }
    return { about, state: 'good', says: `can be used${smtpUrl === '' ? ', no mail server is set' : ''}.` }
  } catch (error) {
    return { about, state: 'bad', says: (error as Error).message }
  }
}

async function versions({ on }: Examined): Promise<Look[]> {
  const [postgres] = await query<{ version: number; text: string }>(
    on,
    sql`select current_setting('server_version_num')::int / 10000 as version, current_setting('server_version') as text`,
  )
  const [schema] = await query<{ newest: number }>(
    on,
    sql`select coalesce(max(version), 0) as newest from schema_version`,
  )
  const known = newestSchema
  const newest = schema?.newest ?? 0
  const node = Number(process.versions.node.split('.')[0])
  return [
    { about: 'Node.js', state: node >= 22 ? 'good' : 'bad', says: `${process.versions.node}.` },
    { about: 'PostgreSQL', state: (postgres?.version ?? 0) >= 16 ? 'good' : 'bad', says: `${postgres?.text}.` },
    newest === known
      ? { about: 'schema', state: 'good', says: `${newest}, as this version wants it.` }
      : { about: 'schema', state: 'bad', says: `the database is at ${newest}, this version of Takt at ${known}.` },
  ]
}

/** Folders that others may pass through but not list are closed: root's database user has to get in (`home.ts`). */
function folder({ dataFolder }: Examined): Look {
  const about = 'data folder'
  const mode = statSync(dataFolder).mode & 0o777
  if (process.platform === 'win32' || (mode & 0o066) === 0) {
    return { about, state: 'good', says: `${dataFolder} can be listed by its user alone.` }
  }
  const close = process.getuid?.() === 0 ? 711 : 700
  const says = `${dataFolder} is open to other users of this machine (mode ${mode.toString(8)}): chmod ${close} closes it.`
  return { about, state: 'warning', says }
}

function disk({ dataFolder }: Examined): Look {
  const { bavail, bsize, blocks } = statfsSync(dataFolder)
  const free = bavail * bsize
  const state = ({ full: 'bad', low: 'warning', ok: 'good', away: 'bad' } as const)[
    diskState({ free, size: blocks * bsize })
  ]
  return { about: 'disk', state, says: `${(free / GB).toFixed(1)} GB are free where ${dataFolder} lies.` }
}

function backup({ backups, dataFolder, now }: Examined): Look {
  const about = 'backup'
  if (backups === null) {
    return { about, state: 'warning', says: 'Takt makes none here: your own tools have to.' }
  }
  const file = join(backups, 'last-trial.json')
  if (!existsSync(file)) return { about, state: 'warning', says: `none was restored on trial yet in ${backups}.` }
  const { at, problem } = JSON.parse(readFileSync(file, 'utf8')) as { at: string; problem: string | null }
  if (problem !== null) return { about, state: 'bad', says: `the trial restore of ${at} failed: ${problem}` }
  if (now - Date.parse(at) > 49 * HOUR) {
    return { about, state: 'bad', says: `was restored on trial last at ${at}, more than two days ago.` }
  }
  const together = statSync(backups).dev === statSync(dataFolder).dev
  return together
    ? { about, state: 'warning', says: `was restored on trial at ${at}, but lies on the disk that it is to save.` }
    : { about, state: 'good', says: `was restored on trial at ${at}.` }
}

/** Of all companies. A database of before keys could end is told as `schema`, not as an error here. */
async function accessKeys({ on, now }: Examined): Promise<Look> {
  const about = 'access keys'
  const rows = await query<{ name: string; company: string; ends_at: string; last_day: string }>(
    on,
    sql`select k.name, c.company_key as company, ends_at,
          to_char((ends_at - interval '1 microsecond') at time zone c.time_zone, 'YYYY-MM-DD') as last_day
        from access_key k join company c using (company_id),
          lateral (select (to_jsonb(k) ->> 'valid_until')::timestamptz as ends_at) ends
        where revoked_at is null and ends_at is not null order by ends_at, name`,
  )
  const told = rows.filter(({ ends_at }) => keyEnd(new Date(ends_at).toISOString(), now) !== 'open')
  if (told.length === 0) return { about, state: 'good', says: 'none ends within 30 days.' }
  const lines = told.slice(0, MOST_TOLD).map(({ name, company, last_day }) => `“${name}” of ${company}: ${last_day}`)
  return {
    about,
    state: 'warning',
    says: `${told.length} end within 30 days or have ended.\n    ${lines.join('\n    ')}`,
  }
}

async function trail({ on, dataFolder, now }: Examined): Promise<Look[]> {
  const { seals, problems } = readSeals(dataFolder)
  const { entries, findings } = await verifyTrail(on, seals)
  const chain: Look =
    findings.length === 0
      ? { about: 'audit trail', state: 'good', says: `${entries} entries are as they were written.` }
      : { about: 'audit trail', state: 'bad', says: told(findings) }
  return [chain, sealLook(seals.at(-1)?.at, { problems, entries, now })]
}

async function signatures({ on }: Examined): Promise<Look> {
  const about = 'signatures'
  const { signatures: count, problems } = await verifySignatures(on)
  if (problems.length === 0) return { about, state: 'good', says: `${count} are as they were given.` }
  const lines = problems.slice(0, MOST_TOLD).join('\n    ')
  return { about, state: 'bad', says: `${problems.length} findings.\n    ${lines}` }
}

function sealLook(
  last: string | undefined,
  { problems, entries, now }: { problems: readonly string[]; entries: number; now: number },
): Look {
  const about = 'seals'
  if (problems.length > 0) return { about, state: 'bad', says: `${problems.join('; ')}.` }
  if (last === undefined) {
    return entries === 0
      ? { about, state: 'good', says: 'nothing is to be sealed yet.' }
      : {
          about,
          state: 'bad',
          says: 'there are none, though there are entries: a cut or rewritten chain is not noticed.',
        }
  }
  if (now - Date.parse(last) > 48 * HOUR) {
    return { about, state: 'warning', says: `the last is of ${last}: did the server not run since?` }
  }
  return { about, state: 'good', says: `fit the chain, the last of ${last}.` }
}

const words: Readonly<Record<Finding['problem'], string>> = {
  altered: 'was changed',
  deleted: 'was deleted',
  'chain-broken': 'is missing in the chain',
  'not-linked': 'was put in without the trail knowing',
  'tail-cut': 'the end of the chain was cut',
  rewritten: 'the chain was rewritten',
}

function told(findings: readonly Finding[]): string {
  const lines = findings
    .slice(0, MOST_TOLD)
    .map(({ company_id, problem, where }) => `company ${company_id}, ${where}: ${words[problem]}`)
  const more = findings.length > MOST_TOLD ? `\n    and ${findings.length - MOST_TOLD} more` : ''
  return `${findings.length} findings.\n    ${lines.join('\n    ')}${more}`
}
