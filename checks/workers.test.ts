import { test } from 'vitest'
import { expectNone } from './source/none.ts'
import { codePaths, readText } from './source/source-files.ts'

const forgotten = /Promise\.all\(\s*Array\.from\(\{ length/

test('T-SAFE-83 workers of one list that are not waited for write into what their first failure takes away', () => {
  expectNone(
    codePaths('apps/').filter((path) => !path.endsWith('.test.ts') && forgotten.test(readText(path))),
    'Several workers of one list run through `atOnce` (apps/server/src/ground/at-once.ts):',
  )
})
