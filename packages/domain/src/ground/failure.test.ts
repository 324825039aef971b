import { expect, test } from 'vitest'
import { type Failure, failure, failureOfError, failureOfRefusal, keptFailure, readFailure } from './failure.ts'

test('T-PLANT-520 what is kept is read again, nothing is none, and a key of a newer version says the least', () => {
  const refused = failure('refused', { status: 422 })
  expect(readFailure(keptFailure(refused))).toEqual(refused)
  expect(readFailure('')).toBeNull()
  expect(readFailure('{"key":"of tomorrow","values":{}}')).toEqual(failure('other'))
  expect(readFailure('{broken')).toEqual(failure('other'))
})

const status = (is: number) => failure('answer', { status: is })

test.each<[kept: string, is: Failure]>([
  ['422: the password is hunter2', status(422)],
  ['404', status(404)],
  ['200, but no answer of an ERP: <!doctype html>', failure('no-erp-answer', { status: 200 })],
  ['no answer within 10 s', failure('no-answer')],
  ['connect ECONNREFUSED 10.1.2.3:443', failure('nobody-listens')],
  ['getaddrinfo ENOTFOUND erp.example', failure('name-unknown')],
  ['erp.example leads to 169.254.1.1, which is no address of an ERP', failure('forbidden-address')],
  ['The record cannot be sent: part_no Too small', failure('record-incomplete', { field: 'part_no' })],
  ['week.pdf is no longer kept', failure('file-gone', { file: 'week.pdf' })],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 unknown", status(550)],
  ['The printer has no address.', failure('printer-no-address')],
  ['no status from 10.0.0.7:9100 within 5 s', failure('printer-no-status')],
  ['no answer from 10.0.0.7:9100 within 5 s', failure('no-answer')],
  ['10.0.0.7:9100 broke the connection off; look whether the label was printed', failure('printer-broke-off')],
  ['10.0.0.7:22 speaks SSH: it is no raw printer port', failure('printer-other-service', { service: 'SSH' })],
  ['10.0.0.7:9100 answers what is no printer status: it is no raw printer port', failure('printer-unclear')],
  ['the printer is out of paper', failure('paper-out')],
  ['the printer has its head open', failure('head-open')],
  ['the printer is out of ribbon', failure('ribbon-out')],
  ['the printer is paused', failure('paused')],
  ['something that nobody foresaw', failure('other')],
])('T-PLANT-520 an older version kept %j', (kept, is) => expect(readFailure(kept)).toEqual(is))

test.each<[what: string, error: Parameters<typeof failureOfError>[0], is: Failure]>([
  ['a mail server that refuses', { code: 'EENVELOPE', responseCode: 450, message: '450 secret' }, status(450)],
  ['a wrong password', { code: 'EAUTH', responseCode: 535 }, failure('sign-in')],
  ['an end of patience', { name: 'TimeoutError', message: 'aborted' }, failure('no-answer')],
  [
    'a socket’s code under that of nodemailer',
    { code: 'ESOCKET', message: 'connect ECONNREFUSED ::1:25' },
    failure('nobody-listens'),
  ],
  ['a certificate of its own', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, failure('certificate')],
  ['a protocol that is not TLS', { code: 'ERR_SSL_WRONG_VERSION_NUMBER' }, failure('certificate')],
  ['a cable pulled', { code: 'EHOSTUNREACH' }, failure('unreachable')],
  ['anything else', { message: 'token=abc' }, failure('other')],
])('T-PLANT-520 of what is thrown: %s', (_what, error, is) => expect(failureOfError(error)).toEqual(is))

test('T-PLANT-520 an ERP’s reason is told when there are words for it, and never as it stands', () => {
  expect(failureOfRefusal(422, 'order-locked')).toEqual(failure('erp-order-locked', { status: 422 }))
  expect(failureOfRefusal(422, '<b>secret</b>')).toEqual(failure('refused', { status: 422 }))
  expect(failureOfRefusal(400, undefined)).toEqual(failure('refused', { status: 400 }))
})
