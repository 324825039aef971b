import { test } from 'vitest'
import { expectNone } from './source/none.ts'
import { codePaths, readText } from './source/source-files.ts'

const LIST = 'apps/web/src/shell/lazy-parts.ts'
/** Panels of the bar; those that coding needs are fetched ahead by preload-terminal.ts. */
const PANELS = 'apps/web/src/shell/bottom-bar/BottomBar.tsx'
/** The second step of signing in: without the server nobody comes to it. */
const SIGN_IN = 'apps/web/src/shell/sign-in/SignInForm.tsx'
/** In the bar of other frames, where nobody goes on without the server. */
const ofOtherFrames = ['LiveViewPopover', 'LocationPopover', 'PlacePopover']

test('T-PLANT-351 a part of the frame that a terminal does not fetch ahead takes the page along when it is pressed offline', () => {
  const text = readText(LIST)
  const lazy = [...text.matchAll(/^export const (\w+) = lazy\(/gm)].map(([, name]) => name ?? '')
  const list = /partsOfTerminal = \[([^\]]*)\]/.exec(text)?.[1] ?? ''
  const ahead = [...list.matchAll(/\w+/g)].map(([name]) => name)
  expectNone(
    lazy.filter((name) => !ahead.includes(name) && !ofOtherFrames.includes(name)),
    `Lazy parts of the frame are in partsOfTerminal (${LIST}), or belong to another frame:`,
  )
  expectNone(
    ofOtherFrames.filter((name) => !lazy.includes(name) || ahead.includes(name)),
    'Exceptions that are none:',
  )
  const layout = codePaths('apps/web/src/shell/layouts/MachineInterfaceLayout').map(readText).join('\n')
  expectNone(
    ofOtherFrames.filter((name) => layout.includes(name.replace('Popover', 'Swap'))),
    'These are in the bar of a terminal:',
  )
  expectNone(
    codePaths('apps/web/src/shell/').filter(
      (path) => ![LIST, PANELS, SIGN_IN].includes(path) && /\blazy\(/.test(readText(path)),
    ),
    `Parts of the frame that are lazy stand in ${LIST}:`,
  )
})
