import { texts } from '@takt/texts/texts.ts'
import { expect, test } from 'vitest'
import { expectNone } from './source/none.ts'
import { codePaths, isTest, readText } from './source/source-files.ts'
import { withoutComments } from './source/without-comments.ts'

const server = codePaths('apps/server/src/').filter((path) => !isTest(path) && !path.includes('/fixtures/'))
const inServer = (pattern: RegExp) => server.filter((path) => pattern.test(withoutComments(readText(path))))

/** Files, below apps/server/src, that may do what others may not, each with its reason. */
type Allowed = Readonly<Record<string, string>>

function expectOnly(found: readonly string[], allowed: Allowed, rule: string): void {
  const names = found.map((path) => path.replace('apps/server/src/', ''))
  expectNone(
    names.filter((name) => !(name in allowed)),
    rule,
  )
  expectNone(
    Object.keys(allowed).filter((name) => !names.includes(name)),
    `${rule} These no longer do it and need no permission:`,
  )
}

test('a query as the owner of the tables sees every company', () =>
  expectOnly(
    inServer(/\bconnections\s*\.owner\b|[{,]\s*owner\b[^}]*\}\s*=\s*\S*connections/),
    {
      'ground/sessions/find-session.ts': 'a token tells the company; before it none is known',
      'ground/sessions/sign-in.ts': 'password hashes are hidden from the application’s role',
      'ground/sessions/tries.ts': 'tries to sign in are counted before it is known whose they are',
      'ground/sessions/known-devices.ts': 'devices are known before anybody is signed in',
      'people/first-password.ts': 'a password is chosen before anybody is signed in',
      'people/pin-codes.ts': 'hashes of pin codes are hidden from the application’s role, and wrong tries are kept',
      'ground/sessions/second-factor.ts': 'secrets and recovery codes are hidden from the application’s role',
      'ground/sessions/own-second-factor.ts': 'the same, of the person who is signed in',
      'ground/sessions/own-password.ts': 'password hashes are hidden from the application’s role',
      'ground/sessions/passkeys.ts': 'a credential tells the company; before it none is known',
      'ground/sessions/own-passkeys.ts': 'keys of passkeys are hidden from the application’s role',
      'ground/sessions/pending-sign-in.ts': 'a token tells the company; before it none is known',
      'ground/sessions/own-sessions.ts':
        'a person’s own password and sessions, both hidden from the application’s role',
      'dashboards/walls/find-wall-session.ts': 'a token tells the company; before it none is known',
      'dashboards/walls/wall-machines.ts': 'finds what a wall’s session may see, before there is one',
      'dashboards/walls/open-wall.ts': 'the hash of a wall link’s code is hidden from the application’s role',
      'seal-stored-secrets.ts': 'seals the secrets of all companies before anybody calls',
      'erp/sender.ts':
        'finds the companies whose messages are due, and reads their token, which is hidden from the application’s role',
      'reports/mail/mail-sender.ts':
        'finds the mail of all companies that is due, and notes what became of it as each of them',
      'pallets/printing/print-agent.ts':
        'finds the printers of all companies on which something waits, and works as each of them',
      'ground/sessions/access-key.ts': 'a key tells the company; before it none is known, and its hash is hidden',
      'ground/trail/link-entries.ts':
        'links the entries of all companies; the chain is hidden from the application’s role',
      'ground/metrics/installation-figures.ts': 'counts of all companies for who watches over the installation',
      'ground/jobs/run-jobs.ts': 'jobs belong to the installation, not to a company',
      'ground/jobs/job-board.ts':
        'jobs belong to the installation; of a failure it tells each company only its own words',
      'people/sign-in-provider/provider-rows.ts':
        'who has which provider is needed before anybody is signed in, and its secret is hidden from the application’s role',
      'people/sign-in-provider/start-sign-in.ts': 'a sign-in begins before anybody is signed in',
      'people/sign-in-provider/finish-sign-in.ts': 'sessions and their tokens are hidden from the application’s role',
      'people/sign-in-provider/renew-sessions.ts': 'sessions of all companies are renewed',
      'people/sign-in-provider/end-provider-sessions.ts': 'sessions of all companies are ended by their providers',
      'people/sign-in-provider/sign-out-there.ts': 'the tokens of sessions are hidden from the application’s role',
      'people/jobs/harden-pins.ts': 'hashes of pin codes are hidden from the application’s role',
      'people/jobs/erase-people.ts':
        'people of all companies are erased, and the trail and the chain are hidden from the application’s role',
      'people/jobs/end-old-sessions.ts': 'sessions of all companies expire',
      'activities/jobs/follow-activities.ts':
        'finds the companies with activities that are due, and works as each of them',
      'machines/jobs/follow-the-clock.ts':
        'finds the machines of all companies whose shift or rule is due, and moves each as its company',
      'jobs/forget-old-answers.ts': 'answers of all companies grow old',
      'machines/jobs/forget-old-notices.ts': 'notices of all companies grow old',
      'reports/jobs/forget-old-reports.ts': 'lists the companies, and works as each of them',
      'import/jobs/forget-reported-signals.ts': 'lists the companies, and works as each of them',
      'reports/jobs/forget-sent-messages.ts': 'messages of all companies grow old',
      'scrap/jobs/book-code-scrap.ts':
        'finds the machines of all companies with scrap to book, and books as each of them',
      'machines/jobs/make-partitions.ts': 'makes tables',
      'machines/jobs/notice-calendar-ends.ts': 'calendars of all companies end; it works as each of them',
      'machines/jobs/notice-long-stops.ts': 'finds the companies that want alarms, and works as each of them',
      'machines/jobs/notice-orders-soon-ready.ts':
        'finds the companies that want to be told, and works as each of them',
      'machines/jobs/notice-silent-machines.ts': 'machines of all companies fall silent',
      'orders/jobs/tell-counted-pieces.ts': 'finds the companies whose machines count, and works as each of them',
      'orders/jobs/warn-at-order-quantity.ts': 'orders of all companies reach their quantity',
      'reports/jobs/deliver-reports.ts':
        'finds the deliveries of all companies that are due, and works as each of them',
      'machines/jobs/drop-old-signals.ts': 'drops whole months of signals, of all companies at once',
    },
    'Only these may use the pool of the tables’ owner (checks/security.test.ts):',
  ))

test('a connection beside the two pools is bound to no company', () =>
  expectOnly(
    inServer(/\bnew (pg\.)?(Client|Pool)\(/),
    {
      'ground/db/connections.ts': 'the two pools',
      'dashboards/queries/query-connection.ts': 'the login of saved queries, which enters in the name of one company',
      'ground/db/allow-logins.ts': 'tries the logins of calls and queries, reads no table',
      'ground/db/embedded/running.ts': 'asks whether a running Takt holds the folder, reads no table',
      'ground/db/migrate.ts': 'changes the schema before the pools are opened',
      'ground/live/bus.ts': 'LISTEN holds a connection of its own and reads no table',
      'run/backup/on-cluster.ts': 'copies the whole cluster and its log, reads no table of a company',
      'run/open-database.ts': 'makes the database itself',
      'seed/create-company.ts': 'a person on the machine makes a company; none is there to be bound to',
      'seed/seed-plant.ts': 'fills an empty database before the server runs',
    },
    'Only these may open a connection:',
  ))

test('SQL put together from text runs what an attacker typed', () =>
  expectOnly(
    // A template that begins like SQL, holds a value and is not tagged sql`…`.
    inServer(
      /(?<!\bsql)`\s*(select|insert|update|delete|create|drop|alter|begin|set local|listen|notify|truncate)\b[^`]*\$\{/i,
    ),
    {
      'dashboards/queries/query-connection.ts': 'an integer, checked, and texts with their quotes doubled',
      'ground/db/allow-logins.ts': 'names of our own two roles',
      'ground/db/company-db.ts': 'an integer, checked, and machine ids with their quotes doubled',
      'ground/live/bus.ts': 'a constant channel',
      'run/move/move-cluster.ts': 'a constant name',
      'run/move/move-database.ts': 'names of tables and columns that the database itself says, in its quotes',
      'run/open-database.ts': 'a constant name',
      'seed/insert-rows.ts': 'table and columns are written by us, values are bound as one document',
      'seed/seed-plant.ts': 'columns and an integer of the example plant',
    },
    'Values reach SQL as parameters of sql`…` (ground/db/sql.ts). Only these put text together:',
  ))

test('a raw part of a query is not escaped', () =>
  expectOnly(
    inServer(/\braw\(/),
    {
      'ground/db/sql.ts': 'defines it',
      'ground/registers/keep-register.ts': 'names of tables and columns that a register’s file writes',
      'ground/registers/register-rows.ts': 'names of fields and tables that a register’s file writes',
      'machines/jobs/drop-old-signals.ts':
        'the name of a month’s table: six digits, matched by the query that finds it',
      'people/erasure/carry-pseudonym.ts': 'names of tables and columns of a list of ours (personal-places.ts)',
      'people/erasure/collect-person.ts': 'the same, and names of columns that the database itself says',
      'people/erasure/person-conditions.ts': 'names of columns of a list of ours (personal-places.ts)',
      'people/calls/get_groups.ts': 'one of three table names, held by its type',
      'orders/calls/prepare_for_order.ts': 'one of four column names, held by its type',
    },
    'Only these may use raw():',
  ))

test('a secret in the web app is told to everybody who opens it', () => {
  const secrets = [
    /\b\w*(?:password|passwd|secret|token|api_?key|ingest_?key)\w*['"]?\s*[:=]\s*(['"`])([^'"`\s]{6,})\1/i,
    /(['"`])(?:takt-example|[\w-]+-ingest)\1/,
    /-----BEGIN [A-Z ]*PRIVATE KEY/,
    /\bBearer [\w-]{16,}/,
    /(['"`])(?:[a-f0-9]{32,}|[A-Za-z0-9+/]{48,}={0,2})\1/,
  ]
  const web = codePaths('apps/web/').filter((path) => !isTest(path))
  expect(web.length).toBeGreaterThan(0)
  expectNone(
    web.flatMap((path) =>
      readText(path)
        .split('\n')
        .flatMap((line, at) =>
          secrets.some((secret) => isSecret(secret.exec(line))) ? [`${path}:${at + 1} ${line.trim()}`] : [],
        ),
    ),
    'No secret stands in apps/web.',
  )
})

/** The label of a password field is a key of a text, not a password. */
function isSecret(match: RegExpExecArray | null): boolean {
  return match !== null && !(match[2] !== undefined && Object.hasOwn(texts.en, match[2]))
}
