import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { languageCodes } from '@takt/domain/ground/languages.ts'
import { findRunningPostgres } from '@takt/server/ground/db/embedded/running.ts'
import { migrate } from '@takt/server/ground/db/migrate.ts'
import { databaseAddresses, openDatabase } from '@takt/server/run/open-database.ts'
import { createCompany, NewCompany } from '@takt/server/seed/create-company.ts'

const USAGE = `npm run company -- create --key acme --name "Acme AB" --admin anna [--time-zone Europe/Stockholm] [--language ${languageCodes.join('|')}] [--bare]

Makes a company and its administrator. The password is asked for, or taken from the environment as ADMIN_PASSWORD: such a
one stays in scripts and histories, so the administrator has to choose another at the first sign-in.
It begins with general stop codes and scrap reasons, which are changed and deleted on their pages; --bare leaves them out.
Works while Takt runs as well as while it is stopped.`

const root = resolve(import.meta.dirname, '../..')

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      name: { type: 'string' },
      admin: { type: 'string' },
      'time-zone': { type: 'string', default: 'Europe/Stockholm' },
      language: { type: 'string', default: 'en' },
      bare: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help || positionals[0] !== 'create') {
    console.log(USAGE)
    return
  }
  const parsed = NewCompany.safeParse({
    key: values.key,
    name: values.name,
    admin: values.admin,
    timeZone: values['time-zone'],
    language: values.language,
    starter: !values.bare,
    password: process.env.ADMIN_PASSWORD || (await askPassword()),
    passwordGiven: Boolean(process.env.ADMIN_PASSWORD),
  })
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  --${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The company was not made:\n${problems.join('\n')}\n\n${USAGE}`)
  }
  const database = await reachDatabase()
  try {
    await migrate(database.settings, undefined, async ({ from, to }) => {
      // The start makes a backup before it.
      throw new Error(
        `The database is of an older version (schema ${from}, this one has ${to}): start Takt once, which brings it up to date. Nothing was changed.`,
      )
    })
    const { company_id, ingestKey } = await createCompany(database.settings, parsed.data)
    console.log(
      `Company ${parsed.data.name} (${company_id}) is made. ${parsed.data.admin} signs in with the company key “${parsed.data.key}”.`,
    )
    console.log(`Key for machine signals (shown only now): ${ingestKey}`)
  } finally {
    await database.stop()
  }
}

async function reachDatabase() {
  const dataFolder = resolve(root, process.env.DATA_DIR || 'data')
  const running = process.env.DATABASE_URL ? null : await findRunningPostgres(dataFolder)
  if (running) return { settings: { ...running, database: 'takt' }, stop: async () => {} }
  return await openDatabase({ ...databaseAddresses(process.env), dataFolder }, (line) => console.log(`  ${line}`))
}

async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return ''
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question('Password of the administrator (at least 10 characters): ')
  lines.close()
  return answer
}

run().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
