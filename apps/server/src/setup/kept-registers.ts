import type { RegisterName } from '@takt/domain/setup/registers.ts'
import type { KeptRegister } from '../ground/registers/keep-register.ts'
import printer from '../pallets/registers/printer.ts'
import employee from '../people/registers/employee.ts'
import scrapCategory from '../scrap/registers/scrap-category.ts'
import scrapReason from '../scrap/registers/scrap-reason.ts'
import setupType from '../stops/registers/setup-type.ts'
import stopCode from '../stops/registers/stop-code.ts'
import stopGroup from '../stops/registers/stop-group.ts'

const kept: Readonly<Record<RegisterName, KeptRegister>> = {
  employee,
  printer,
  'scrap-category': scrapCategory,
  'scrap-reason': scrapReason,
  'setup-type': setupType,
  'stop-code': stopCode,
  'stop-group': stopGroup,
}

export function keptRegister(name: RegisterName): KeptRegister {
  return kept[name]
}
