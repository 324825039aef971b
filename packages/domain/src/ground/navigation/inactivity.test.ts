import { expect, test } from 'vitest'
import { inactiveAfterMs } from './inactivity.ts'

const minutes = (path: string, stored: Record<string, string> = {}) => {
  const ms = inactiveAfterMs(stored, path)
  return ms === null ? null : ms / 60_000
}

test.each([
  ['/machines/all', 5],
  ['/interface/M101', 5],
  ['/interface/M101/report-quantity', 5],
  ['/interface/M101/documents', 30],
  ['/interface/M101/documents/a1b2', 30],
  ['/interface/M101/running-order-documents', 30],
  ['/interface/M101/planned-order-documents', 30],
  ['/interface/M101/operation-text', 30],
  ['/interface/M101/files', 30],
  ['/interface/M101/files/17', 30],
  ['/interface/M101/files-of-today', 5],
])('T-STATE-06 T-STATE-07 %s: after %s minutes', (path, after) => expect(minutes(path)).toBe(after))

test.each([
  [{ inactivity_timeout: '2' }, '/machines/all', 2],
  [{ inactivity_timeout: '2' }, '/interface/M101/files', 30],
  [{ inactivity_document_timeout: '60' }, '/interface/M101/files', 60],
  [{ inactivity_timeout: '0' }, '/machines/all', null],
  [{ inactivity_document_timeout: '0' }, '/interface/M101/files', null],
  [{ inactivity_timeout: 'soon' }, '/machines/all', null],
])('T-STATE-08-X %j on %s: %s', (stored, path, after) => expect(minutes(path, stored)).toBe(after))
