import { test } from 'vitest'
import { expectNone } from './source/none.ts'
import { silentButtons } from './source/silent-buttons.ts'
import { codePaths, readText } from './source/source-files.ts'

test('T-LOOK-110 T-PLANT-271 a grey button that answers no press leaves people guessing what it waits for', () => {
  expectNone(
    codePaths('apps/web/src/').flatMap((path) => silentButtons(path, readText(path))),
    'A button that cannot be pressed says why (`why`, packages/ui/src/button/use-press.tsx); `disabled` is for work under way and for the end of a list:',
  )
})
