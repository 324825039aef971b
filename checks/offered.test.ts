import { reachOf } from '@takt/contract/ground/define-procedure.ts'
import { procedures } from '@takt/contract/procedures.ts'
import { test } from 'vitest'
import { expectNone } from './source/none.ts'
import { codePaths, isTest, readText } from './source/source-files.ts'
import { withoutComments } from './source/without-comments.ts'

const web = codePaths('apps/web/src/')
  .filter((path) => !isTest(path) && !path.endsWith('/call-rights.ts'))
  .map((path) => withoutComments(readText(path)))
  .join('\n')

/** Asked by a part of the product, by a hook, or by a function. */
const isAsked = (name: string) =>
  new RegExp(
    `(saves|removes|by)(=|: )["']${name}["']|(useMayCall|useWhyNot)\\('${name}'|mayCall\\(\\w+, '${name}'`,
  ).test(web)

test('T-PLANT-526 what is for the whole plant is offered to nobody who would be refused', () =>
  expectNone(
    procedures
      .filter(({ kind }) => kind === 'action')
      .filter((procedure) => typeof procedure.reach === 'function' || reachOf(procedure, {}) === 'plant')
      .map(({ name }) => name)
      .filter((name) => web.includes(`call('${name}'`) && !isAsked(name)),
    'A page asks whether a call of the plant would be allowed (`saves`, `removes`, `useMayCall`) before it offers it:',
  ))
