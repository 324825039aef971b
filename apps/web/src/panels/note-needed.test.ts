import { expect, test } from 'vitest'
import { multiUncoded } from './multi-uncoded/multi-uncoded.panel.ts'
import { stopCode } from './stop-code/stop-code.panel.ts'

const of = (stop_text_flag: number) => ({ code: { stop_text_flag } }) as never

test.each([
  ['one stop', (flag: number, note: string) => stopCode.disabled?.(of(flag), { note })],
  ['many stops at once', (flag: number, note: string) => multiUncoded.disabled?.(of(flag), { note, onProgress() {} })],
])('T-PLANT-366 %s cannot be given a reason that needs a note without one; blanks are none', (_what, disabled) => {
  expect([disabled(0, ''), disabled(1, 'belt torn')]).toEqual([undefined, undefined])
  expect([disabled(1, ''), disabled(1, '  ')]).toEqual(['stop.note-needed', 'stop.note-needed'])
})
