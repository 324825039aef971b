import { expect, test } from 'vitest'
import { unaskedDialogs } from './dialog-fields.ts'

test('T-PLANT-231 a field is found in what a dialog shows, also in another file', () => {
  const dialog = (inside: string, rest = '') =>
    unaskedDialogs(
      'apps/web/src/panels/Asked.tsx',
      `import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
      import { TextField } from '@takt/ui/field/TextField.tsx'
      import { SearchField } from '@takt/ui/field/SearchField.tsx'
      import { LotHistory } from './LotHistory.tsx'
      import { MachineChoice } from '../parts/machine-choice/MachineChoice.tsx'
      function Fields() { return <TextField /> }
      export function Asked({ list }) { ${rest}; return <Dialog>${inside}</Dialog> }`,
    )
  const without = ['apps/web/src/panels/Asked.tsx Asked: closes without a question']
  expect(dialog('<p />')).toEqual([])
  expect(dialog('<SearchField />')).toEqual([])
  expect(dialog('<LotHistory />')).toEqual([])
  expect(dialog('<div><TextField /></div>')).toEqual(without)
  expect(dialog('<Fields />')).toEqual(without)
  expect(dialog('<MachineChoice />')).toEqual(without)
  expect(dialog('{list}')).toEqual(without)
  expect(dialog('<TextField />', 'useDiscardQuestion(true)')).toEqual([])
  expect(dialog('<TextField />', 'useDiscardQuestion(true); usePopupTime()')).toEqual([
    'apps/web/src/panels/Asked.tsx Asked: asks nobody when its time is over',
  ])
})
