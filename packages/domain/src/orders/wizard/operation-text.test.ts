import { expect, test } from 'vitest'
import { checkOperationText, NO_OPERATION_TEXT } from './operation-text.ts'

const of = { ...NO_OPERATION_TEXT, card_no: '100042' }

test.each([
  ['W-VALID-04 waits while it is loading', of, 'loading'],
  ['W-VALID-04 a text lets pass', { ...of, text: 'Check the first five.' }, 'ok'],
  ['W-VALID-05-C an order without text lets pass', { ...of, text: '' }, 'ok'],
  ['W-VALID-05-C a failed load does not', { ...of, failed: true }, 'failed'],
  ['W-VALID-05-C unless the operator goes on without it', { ...of, failed: true, without: true }, 'ok'],
  ['W-VALID-04 the text of another order is not this one’s', { ...of, card_no: '9', text: 'x' }, 'loading'],
])('%s', (_title, shown, expected) => expect(checkOperationText(shown, '100042')).toBe(expected))
