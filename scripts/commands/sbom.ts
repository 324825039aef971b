/** `npm run sbom [-- FILE]`: what Takt is made of, as CycloneDX; to the file, or to the terminal. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { makeSbom } from '../bundle/sbom.ts'

const root = resolve(import.meta.dirname, '../..')
const sbom = makeSbom({ root, platform: { os: process.platform, cpu: process.arch }, now: Date.now() })
const text = `${JSON.stringify(sbom, null, 2)}\n`
const [file] = process.argv.slice(2)
if (file) {
  writeFileSync(resolve(file), text)
  console.log(`${sbom.components.length} parts are listed in ${resolve(file)}`)
} else process.stdout.write(text)
