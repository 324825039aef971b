/** Every register, by its name. */
import type { Register } from '../ground/registers/define-register.ts'
import { scrapCategories } from '../scrap/scrap-categories.register.ts'
import { scrapReasons } from '../scrap/scrap-reasons.register.ts'
import { setupTypes } from '../stops/setup-types.register.ts'
import { stopCodes } from '../stops/stop-codes.register.ts'
import { stopGroups } from '../stops/stop-groups.register.ts'

export const registers = [scrapCategories, scrapReasons, setupTypes, stopCodes, stopGroups] as const

export type RegisterName = (typeof registers)[number]['name']

export const registerNames = registers.map(({ name }) => name) as [RegisterName, ...RegisterName[]]

export function registerNamed(name: RegisterName): Register {
  return registers.find((register) => register.name === name) as Register
}
