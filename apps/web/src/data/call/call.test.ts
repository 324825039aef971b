import { expect, test } from 'vitest'
import { type CallFailure, readAnswer } from './call.ts'

const said = (call_message: string, more: object = {}) =>
  JSON.stringify({ call_status: [{ call_code: 3, call_message }], ...more })

test.each<[string, string, ResponseInit, Partial<CallFailure>]>([
  [
    'the words of the server',
    said('Order 7 does not run.', { error: { status: 409, title: '', field: 'card_no' } }),
    { status: 409, statusText: 'Conflict' },
    { message: 'Order 7 does not run.', status: 409, code: 3, field: 'card_no' },
  ],
  [
    'else the status in words',
    said(''),
    { status: 503, statusText: 'Service Unavailable' },
    { message: 'Service Unavailable' },
  ],
  [
    'for the page of a proxy too',
    '<html>no</html>',
    { status: 502, statusText: 'Bad Gateway' },
    { message: 'Bad Gateway' },
  ],
  ['else one sentence', '', { status: 500, statusText: '' }, { message: 'Something went wrong', code: -1 }],
  [
    'also where a good status carries nothing',
    'not json',
    { status: 200, statusText: '' },
    { message: 'Something went wrong' },
  ],
])('T-ERROR-20-X a person reads %s', async (_, body, init, expected) => {
  await expect(readAnswer(new Response(body, init))).rejects.toMatchObject(expected)
})
