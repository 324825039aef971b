import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { functionValue } from '@takt/domain/ground/special-function-values.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import { instruction } from './seed-documents.ts'

/** SF296: each machine with a folder of its own finds an instruction in it. */
export async function writeMachineFiles(filesFolder: string, { company, machines }: Plant): Promise<void> {
  if (filesFolder === '') return
  for (const machine of machines) {
    const folder = functionValue(machine, 'ownFileFolder')
    if (folder === '') continue
    const at = join(filesFolder, company.company_key, folder)
    await mkdir(at, { recursive: true })
    const description = `Daily care of ${machine.machine_id}, ${machine.machine_description}`
    await writeFile(join(at, 'Daily care.pdf'), await instruction({ description, pages: [dailyCare] }))
  }
}

const dailyCare = [
  'Wipe the guards and the windows. Never with compressed air.',
  'Check the level of oil and coolant; fill up what is missing.',
  'Empty the scrap box and write down what was in it.',
  'Report what leaks, rattles or is loose as a note at the machine.',
]
