import { expect, test } from 'vitest'
import { failure } from '../ground/failure.ts'
import { hostStatusProblem, printerAnswer } from './printer-answer.ts'

test.each([
  ['', 'silent'],
  ['\u0011', 'silent'],
  ['\u0013\u0011\r\n', 'silent'],
  ['\u0002030,0,0,1245', 'status'],
  ['\u0011\u0002030', 'status'],
  ['@PJL USTATUS DEVICE\r\n', 'status'],
  ['%%[ PrinterError: paper jam ]%%', 'status'],
  ['@P', 'unclear'],
  ['HT', 'unclear'],
  ['HTTP/1.1 400', failure('printer-other-service', { service: 'HTTP' })],
  ['SSH-2.0', failure('printer-other-service', { service: 'SSH' })],
  ['220 mail', failure('printer-other-service', { service: 'FTP/SMTP' })],
  ['\u0015\u0003\u0001\u0000\u0002', failure('printer-other-service', { service: 'TLS' })],
  ['\u00ff\u00fd\u0018', failure('printer-other-service', { service: 'Telnet' })],
  ['<html>', failure('printer-unclear')],
  ['\u0000J\u0000\u0000\u0000', failure('printer-unclear')],
])('T-PLANT-382 a port that answers %j', (said, is) => expect(printerAnswer(said)).toEqual(is))

const status = ({ paper = 0, pause = 0, head = 0, ribbon = 0 } = {}) =>
  `\u0002030,${paper},${pause},1245,000,0,0,0,000,0,0,0\u0003\r\n\u0002000,0,${head},${ribbon},0,2,4,0,00000000,1,000\u0003\r\n\u00021234,0\u0003\r\n`

test.each([
  ['ready', status(), 'ready'],
  ['out of paper', status({ paper: 1 }), failure('paper-out')],
  ['paused', status({ pause: 1 }), failure('paused')],
  ['open', status({ head: 1, pause: 1 }), failure('head-open')],
  ['out of ribbon', status({ ribbon: 1 }), failure('ribbon-out')],
  ['not done speaking', status().slice(0, -6), null],
])('T-PLANT-382 the status of a printer that is %s', (_what, said, problem) =>
  expect(hostStatusProblem(said)).toEqual(problem),
)
