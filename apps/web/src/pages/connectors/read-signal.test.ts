import { text } from '@takt/texts/text.ts'
import { describe, expect, test } from 'vitest'
import { machineOf, reasonWords, whatOf } from './read-signal.ts'

const say: Parameters<typeof whatOf>[1] = (key, values) => text('en', key, values)

describe('T-PLANT-25 what a quarantined signal says', () => {
  test.each<[unknown, string, string]>([
    [{ machine_id: 'M1', kind: 'state', value: 'running' }, 'M1', 'State: running'],
    [{ machine_id: 'M1', kind: 'cycles', value: -4 }, 'M1', 'Cycles: -4'],
    [
      { machine_id: 'M1', kind: 'cycles', value: 9000, jump: { from: 5003, to: 14003 } },
      'M1',
      'Cycles: 9000 (counter from 5003 to 14003)',
    ],
    [{ machine_id: 'M1', kind: 'value', value: { name: 'temp', value: 81.5 } }, 'M1', 'Value: temp = 81.5'],
    [{ machine_id: 'M1', kind: 'alarm', value: 'E12' }, 'M1', 'Alarm: E12'],
    [{ machine_id: 'M1', kind: 'dance', value: [1] }, 'M1', 'dance: [1]'],
    [{ machine_id: 7, kind: 'state' }, '–', 'State: –'],
    [{ kind: 'toString', value: 1 }, '–', 'toString: 1'],
    ['not an object', '–', 'Not readable'],
    [null, '–', 'Not readable'],
  ])('T-PLANT-25 %j is of machine %j and says %j', (signal, machine, what) => {
    expect(machineOf(signal)).toBe(machine)
    expect(whatOf(signal, say)).toBe(what)
  })

  test.each([
    ['unknown-machine', '', 'The machine is unknown or not in use.'],
    ['future', '', 'Its time lies in the future.'],
    ['too-old', '', 'It is older than a month.'],
    ['bad-character', '', 'It holds a character that cannot be stored.'],
    ['not-understood', 'value: Too small', 'Not understood: value: Too small'],
  ] as const)('T-PLANT-25 the reason %j (%j) reads %j', (reason, detail, words) =>
    expect(reasonWords({ reason, detail }, say)).toBe(words),
  )
})
