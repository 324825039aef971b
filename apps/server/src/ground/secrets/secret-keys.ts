import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keysIn, newKey } from './secrets.ts'

export const KEY_FILE = 'secrets.key'

/** SECRETS_KEY, else the file in the data folder, made at the first start; a server that has neither has none. */
export async function secretKeys({
  secretsKey,
  dataFolder,
}: {
  readonly secretsKey: string
  readonly dataFolder: string
}): Promise<Buffer[]> {
  if (secretsKey !== '') return keysIn(secretsKey, 'SECRETS_KEY')
  if (dataFolder === '') return []
  const file = join(dataFolder, KEY_FILE)
  await mkdir(dataFolder, { recursive: true })
  if (!existsSync(file)) await makeKeyFile(dataFolder, file)
  await chmod(file, 0o600)
  const keys = keysIn(await readFile(file, 'utf8'), file)
  if (keys.length === 0)
    throw new Error(`${file} is empty. Put the key back from where it is kept, or remove the file.`)
  return keys
}

/** Whole or not at all, and of two servers that start at once in one folder by one: the other reads it. */
async function makeKeyFile(folder: string, file: string): Promise<void> {
  const made = join(folder, `.${KEY_FILE}.${randomUUID()}`)
  await writeFile(made, `${newKey()}\n`, { mode: 0o600, flag: 'wx', flush: true })
  await link(made, file).catch(async (error: NodeJS.ErrnoException) => {
    // A share of another system may know no links.
    if (error.code !== 'EEXIST') await rename(made, file)
  })
  await rm(made, { force: true })
}
