import { test } from 'vitest'
import { expectNone } from './source/none.ts'
import { codePaths, isTest, readText } from './source/source-files.ts'
import { withoutComments } from './source/without-comments.ts'

/** The registry itself, and plants as data, which say which machine has which number. */
const HOLDS_NUMBERS = /^packages\/(domain\/src\/special-functions\.ts|example-plant\/)|^(e2e|bench|checks|scripts)\//

/** A written number held against what a machine has: `special_functions.includes(46)`, `46 = any (m.special_functions)`. */
const WRITTEN =
  /special_functions\s*(?:@>|&&)\s*['"`]|special_functions\??\.includes\(\s*\d|\b\d+\s*=\s*any\s*\(\s*(?:\w+\.)?special_functions|function_values\s*(?:->>?|\?)\s*'\d/

test('T-SF-01-X what a special function does is asked by its name: a number outside the registry would be an effect that nobody documents', () => {
  expectNone(
    codePaths().filter(
      (path) => !isTest(path) && !HOLDS_NUMBERS.test(path) && WRITTEN.test(withoutComments(readText(path))),
    ),
    'Numbers of special functions stand in domain/ground/special-functions.ts alone; elsewhere use its names.',
  )
})
