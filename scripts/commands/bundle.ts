import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBundle, sizeOf } from '../bundle/make-bundle.ts'
import { tryBundle } from '../bundle/try-bundle.ts'

const USAGE = `npm run bundle [-- --to DIR] [--try]

Makes one archive with everything that Takt needs on a machine without network, of this platform: product, built web app,
packages, Node, PostgreSQL and the list of all parts (sbom.cdx.json). --try unpacks it into a folder of its own and starts
it without npm and network.`

const root = resolve(import.meta.dirname, '../..')
const say = (line: string) => console.log(`  ${line}`)

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      try: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(USAGE)
  const platform = { os: process.platform, cpu: process.arch }
  const to = resolve(root, values.to ?? '.cache/bundle')
  const archive = await makeBundle({ root, to, platform, now: Date.now(), say })
  console.log(`${archive} (${sizeOf(archive)})`)
  if (!values.try) return
  await tryBundle(archive)
  console.log('It was unpacked, started without npm and network, and was ready.')
}

run().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(`No bundle was made. ${error.message}`)
    process.exit(1)
  },
)
