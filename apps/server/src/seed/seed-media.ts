import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hallPlan } from '@takt/example-plant/queries.ts'

/** The picture of the example's dashboard, beside its database. */
export async function seedMedia(dataFolder: string, company_id: number): Promise<void> {
  if (dataFolder === '') return
  const folder = join(dataFolder, 'media', String(company_id))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'hall-plan.svg'), hallPlan)
}
