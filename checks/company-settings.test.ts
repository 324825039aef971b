import { companySettingNames } from '@takt/domain/ground/company-settings.ts'
import { test } from 'vitest'
import { expectNone } from './source/none.ts'
import { codePaths, isTest, readText } from './source/source-files.ts'
import { withoutComments } from './source/without-comments.ts'

/** Where a setting's name says nothing about it being read: its definition, its page, its words, and plants as data. */
const NOT_READERS =
  /^packages\/(domain\/src\/ground\/company-settings\.ts|texts\/|example-plant\/)|^apps\/server\/src\/seed\/|^apps\/web\/src\/pages\/\w+\/(company-settings|admin-input-settings|notifications)\/|^checks\/|^scripts\//

test('T-PLANT-220 every company setting is read by something: a switch that does nothing is a false promise', () => {
  const readers = codePaths()
    .filter((path) => !isTest(path) && !NOT_READERS.test(path))
    .map((path) => withoutComments(readText(path)))
  expectNone(
    companySettingNames.filter((name) => !readers.some((code) => new RegExp(`\\b${name}\\b`).test(code))),
    'Every setting of domain/ground/company-settings.ts is read outside of the pages that change it.',
  )
})
