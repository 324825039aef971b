import { expect, test } from 'vitest'
import { judgeCavities } from './tool-cavities.ts'

test('T-PLANT-356 an insert brings no cavities, and a closed one is not taken away', () => {
  const told = (cavities: number, insert_of: string, closed: number[] = []) =>
    judgeCavities({ cavities, insert_of }, { closed })
  expect(told(4, '')).toBeNull()
  expect(told(0, 'T-1')).toBeNull()
  const ofInsert = { field: 'cavities', refusal: 'import-insert-cavities', values: { tool_id: 'T-1' } }
  expect(told(1, 'T-1')).toEqual(ofInsert)
  expect(told(4, '', [2, 4])).toBeNull()
  expect(told(3, '', [2, 4])).toEqual({ field: 'cavities', refusal: 'import-cavity-closed', values: { cavity: 4 } })
})
