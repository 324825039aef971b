import { companySettingNames } from '../ground/company-settings.ts'
import { describeRegister } from '../ground/registers/define-register.ts'
import { choiceOf, textOf } from '../ground/registers/field.ts'

/** What a company has set otherwise than the product. */
export const settings = describeRegister({
  name: 'setting',
  key: 'name',
  fields: {
    name: choiceOf(companySettingNames, { words: 'company-setting.' }),
    value: textOf(20_000),
  },
  labels: {
    name: 'trail.thing.setting',
    value: 'rules.value',
  },
})
