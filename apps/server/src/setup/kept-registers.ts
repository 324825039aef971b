import { type RegisterName, registersByArea } from '@takt/domain/setup/registers.ts'
import type { KeptRegister } from '../ground/registers/keep-register.ts'

/** Where a register is kept: in its area, in the file that is called as it is. */
export async function keptRegister(name: RegisterName): Promise<KeptRegister> {
  const areas = Object.entries(registersByArea)
  const [area] = areas.find(([, registers]) => registers.some((register) => register.name === name)) ?? []
  return ((await import(`../${area}/registers/${name}.ts`)) as { default: KeptRegister }).default
}
