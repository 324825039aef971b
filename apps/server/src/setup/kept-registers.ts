import { type FileName, filedByArea, registersByArea } from '@takt/domain/setup/registers.ts'
import type { KeptFile } from '../ground/registers/keep-register.ts'

/** Where a register is kept: in its area, in the file that is called as it is. */
export async function keptFile(name: FileName): Promise<KeptFile> {
  const areas = [...Object.entries(registersByArea), ...Object.entries(filedByArea)]
  const [area] = areas.find(([, registers]) => registers.some((register) => register.name === name)) ?? []
  const kept = new URL(`../${area}/registers/${name}.ts`, import.meta.url)
  return ((await import(kept.href)) as { default: KeptFile }).default
}
