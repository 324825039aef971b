import { expect, test } from 'vitest'
import { FailedErpRecord } from './model/erp.ts'

test('T-ENTITY-23-X a failed record carries what it is of, how often it was tried and why it failed', () => {
  for (const field of ['subject', 'record_no', 'machine_id', 'card_no', 'created', 'attempts', 'last_error']) {
    expect(Object.keys(FailedErpRecord.shape)).toContain(field)
  }
})
