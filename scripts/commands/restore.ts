import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { momentFrom } from '@takt/server/run/backup/moment-from.ts'
import { restore } from '@takt/server/run/backup/restore.ts'

const USAGE = `npm run restore -- --from DIR [--at 2026-11-16T12:00:00Z] [--into DATA_DIR]

Makes a data folder as it was at a moment: every transaction that was committed until then and none after it, with its files.
Without --at as late as the backup goes; without --into the folder that DATA_DIR names. That folder has to be empty: nothing is
restored over what is there.`

const root = resolve(import.meta.dirname, '../..')

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      at: { type: 'string' },
      into: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help || !values.from) return console.log(USAGE)
  const into = resolve(root, values.into ?? (process.env.DATA_DIR || 'data'))
  const at = values.at === undefined ? undefined : momentFrom(values.at)
  const { base, last } = await restore({
    from: resolve(root, values.from),
    into,
    at,
    say: (line) => console.log(`  ${line}`),
  })
  console.log(
    `Restored into ${into} from the base of ${base}; its last transaction was at ${last ?? 'the base itself'}.`,
  )
  if (!process.env.SECRETS_KEY) {
    console.log(
      `Before the first start put secrets.key into ${into}: it is in no backup, and the ERP's token is sealed with it.`,
    )
  }
}

run().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(`Nothing was restored. ${error.message}`)
    process.exit(1)
  },
)
