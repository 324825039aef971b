// Older versions kept media in the data folder of one server, where no other server of the plant could read them.
import { lstat, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { isMediaName, MOST_MEDIA_BYTES } from '@takt/domain/ground/media-file.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { type CompanyDb, withCompany } from '../../ground/db/company-db.ts'
import type { Connections } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { keepContent } from '../../ground/files/content.ts'
import type { Log } from '../../ground/log.ts'
import { takeMedia } from './media-files.ts'

interface Place {
  readonly dataFolder: string
  readonly now: () => number
  readonly log: Log
}

/**
 * At the start, once: takes every file into the database and puts the folder aside. Nothing is deleted, and a name that the
 * database has keeps what it has there. What fails is tried again at the next start.
 */
export async function acceptMediaFolder(connections: Connections, { dataFolder, now, log }: Place): Promise<void> {
  if (dataFolder === '') return
  const folder = join(dataFolder, 'media')
  const companies = (await readdir(folder).catch(() => [])).filter((name) => /^\d{1,9}$/.test(name))
  if (companies.length === 0) return
  const left: string[] = []
  try {
    for (const company of companies) {
      for (const name of await readdir(join(folder, company))) {
        const scope = { company_id: Number(company), machine_restrictions: [] }
        const path = join(folder, company, name)
        const taken = await withCompany(connections, scope, (db) => accept(db, { path, name, now: now() }))
        if (!taken) left.push(`${company}/${name}`)
      }
    }
    const aside = `${folder}-in-database-${new Date(now()).toISOString().replace(/\W/g, '')}`
    await rename(folder, aside)
    log.info('the media of the data folder are in the database', { aside, left })
  } catch (error) {
    log.error('the media of the data folder could not all be taken into the database', { folder, error })
  }
}

/** False: it stays in the folder that is put aside. */
async function accept(
  db: CompanyDb,
  { path, name, now }: { readonly path: string; readonly name: string; readonly now: number },
): Promise<boolean> {
  const about = await lstat(path)
  // Not through a link: it could lead anywhere.
  if (!about.isFile() || !isMediaName(name) || about.size === 0 || about.size > MOST_MEDIA_BYTES) return false
  const company = await db.maybe(sql`select 1 from company where company_id = ${db.company_id}`)
  if (!company) return false
  const upload = await keepContent(db, await readFile(path), now)
  return !isRefusal(await takeMedia(db, { name, upload, replace: false }, now))
}
