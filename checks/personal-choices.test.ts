import { test } from 'vitest'
import { expectNone } from './source/none.ts'
import { codePaths, isTest, readText } from './source/source-files.ts'

/** What is kept in the browser under a person's name, each with why it does not follow the person (decision 0060). */
const ofThisBrowser: Readonly<Record<string, string>> = {
  'analysis-panel': 'whether there is room for it depends on the screen',
  'auto-slide': 'it is the screen that slides through the dashboards',
  'employee-grouping': 'what the server keeps (get_config), for the first picture',
  'draft:': 'what was entered stands at the machine where it was counted (decision 0062)',
  language: 'of a shared terminal: a person’s is in the account',
  'last-path': 'where this browser was',
  'last-use': 'whether somebody is at this browser',
  'machine-order': 'what the server keeps (save_machine_sorting), for the first picture',
  'menu-open': 'whether there is room for it depends on the screen',
  notifications: 'the browser has the permission, not the account',
  'recently-found': 'what somebody looked for at this screen, where they go on with it',
  'show-option-keys': 'the specification says so (D-CONFIG-35-X)',
  'wizard:': 'a booking without an answer: only this browser may repeat it',
}

const kept = codePaths('apps/web/src/')
  .filter((path) => !isTest(path) && path !== 'apps/web/src/data/session/personal-choice.ts')
  .flatMap((path) =>
    [...readText(path).matchAll(/deviceValue(?:<[^(]*>)?\(\s*'user',\s*['`]([\w-]+:?)/g)].map(([, name = '']) => ({
      path,
      name,
    })),
  )

test('T-PLANT-229 what a person chose and only one browser knows is lost at the next terminal', () => {
  expectNone(
    kept.filter(({ name }) => !(name in ofThisBrowser)).map(({ path, name }) => `${path}: ${name}`),
    'Make it a personalChoice(…), or list above why it belongs to the browser:',
  )
  expectNone(
    Object.keys(ofThisBrowser).filter((name) => !kept.some((value) => value.name === name)),
    'Listed above, but nothing keeps it any more:',
  )
})

test('a value kept past the one way has no name of a person in front', () =>
  expectNone(
    codePaths('apps/web/src/').filter(
      (path) => path !== 'apps/web/src/device/device-storage.ts' && /\b(local|session)Storage\b/.test(readText(path)),
    ),
    'Use deviceValue(…) of data/device-storage.ts:',
  ))
