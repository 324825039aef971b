import { expect, test } from 'vitest'
import { insertSearch, previousInsert } from './planned-pick.ts'

const insert = (tool_id: string, old_insert_id: string) => ({ tool_id, tool_description: '', old_insert_id })

test('W-STEP-04 the search begins with the tool and a dash', () => {
  expect(insertSearch('T-1001')).toBe('T-1001-')
  expect(insertSearch('')).toBe('')
})

test('W-STEP-05 the insert used before is offered only when it is among those that can be had', () => {
  expect(previousInsert([insert('T-1-I1', 'T-1-I2'), insert('T-1-I2', 'T-1-I2')])?.tool_id).toBe('T-1-I2')
  expect(previousInsert([insert('T-1-I1', 'T-1-I9')])).toBeUndefined()
  expect(previousInsert([])).toBeUndefined()
})
