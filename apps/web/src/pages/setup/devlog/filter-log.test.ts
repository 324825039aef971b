import { expect, test } from 'vitest'
import type { LogEntry, LogLevel } from '../../../data/call/client-log.ts'
import { filterLog } from './filter-log.ts'

const entry = (id: number, level: LogLevel, message: string): LogEntry => ({
  id,
  at: id,
  level,
  source: 'call',
  message,
  detail: { status: 409 },
})
const log = [entry(1, 'info', 'started'), entry(2, 'error', 'set_stop_code failed'), entry(3, 'warning', 'link lost')]

test.each<[LogLevel | 'all', string, number[]]>([
  ['all', '', [3, 2, 1]],
  ['error', '', [2]],
  ['all', 'STOP_CODE', [2]],
  ['all', '409', [3, 2, 1]],
  ['info', 'lost', []],
])('T-SHELL-10-X level %s and search %j show %j', (level, search, ids) =>
  expect(filterLog(log, { level, search }).map((each) => each.id)).toEqual(ids),
)
