import { test } from 'vitest'
import { expectNone } from './source/none.ts'
import { codePaths, isTest, readText } from './source/source-files.ts'
import { withoutComments } from './source/without-comments.ts'

/** The same for every database: the name of a statement by its text, and a hash that nobody's password has. */
const ofNoDatabase = ['apps/server/src/ground/db/connections.ts', 'apps/server/src/ground/sessions/password.ts']
const remembers = /^(export )?(let |const \w+(: [^=]+)? = new (Map|Set)(<.*>)?\(\))/m

test('what the server remembers belongs to a database: two in one process never meet each other’s plant', () =>
  expectNone(
    codePaths('apps/server/src/').filter(
      (path) => !isTest(path) && !ofNoDatabase.includes(path) && remembers.test(withoutComments(readText(path))),
    ),
    'These remember for the whole process; use a WeakMap by Connections (see machines/plant-rules.ts):',
  ))
