import { Signal } from '@takt/domain/machines/signal.ts'
import { text } from '@takt/texts/text.ts'
import { describe, expect, test } from 'vitest'
import { machineOf, reasonWords, saidAt, whatOf } from './read-signal.ts'

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
  ] as const)('T-PLANT-25 the reason %j (%j) reads %j', (reason, detail, words) =>
    expect(reasonWords({ reason, detail, signal: {} }, say)).toBe(words),
  )

  /** As the server judges it: the first field that is wrong. */
  const whyNot = (signal: unknown) => {
    const issue = Signal.safeParse(signal).error?.issues[0]
    return { reason: 'not-understood', detail: `${issue?.path.join('.')}: ${issue?.message}`, signal } as const
  }
  const good = { seq: 1, machine_id: 'M1', at: '2030-06-12T08:00:00Z', kind: 'cycles', value: 1 }

  test.each<[unknown, string]>([
    [{ ...good, seq: 0 }, 'Its number is not a whole number from 1 on: 0.'],
    [{ ...good, machine_id: '' }, 'It does not say from which machine it comes: nothing was sent.'],
    [{ ...good, machine_id: undefined }, 'It does not say from which machine it comes: nothing was sent.'],
    [
      { ...good, at: '12/06/2030 08:00' },
      'Its time cannot be read: 12/06/2030 08:00. It has to look like 2030-06-12T08:00:00Z.',
    ],
    [{ ...good, kind: 'dance' }, 'This kind of signal is not known: dance.'],
    [{ ...good, kind: 'state', value: 'idle' }, 'A state is running or stopped, not idle.'],
    [{ ...good, value: 1.5 }, 'A count is a whole number from 0 to 1,000,000, not 1.5.'],
    [{ ...good, kind: 'scrap', value: -1 }, 'A count is a whole number from 0 to 1,000,000, not -1.'],
    [
      { ...good, kind: 'value', value: 3 },
      'A measured value needs a name and a number, a text or yes or no. Sent was 3.',
    ],
    [{ ...good, kind: 'alarm', value: 12 }, 'An alarm is a code of 1 to 80 characters, not 12.'],
    [{ ...good, kind: 'order', value: 240311 }, 'An order or a tool is a text of at most 40 characters, not 240311.'],
    [{ ...good, jump: { from: 'a' } }, 'The counter readings beside it are not whole numbers.'],
    ['noise', 'It is not built like a signal. The raw signal shows what came.'],
  ])('T-PLANT-424 what was not understood of %j is said in words of the shop floor', (signal, words) =>
    expect(reasonWords(whyNot(signal), say)).toBe(words),
  )

  test.each<[unknown, number | null]>([
    [good, Date.parse('2030-06-12T08:00:00Z')],
    [{ at: 'yesterday' }, null],
    [{ at: 5 }, null],
    ['noise', null],
  ])('T-PLANT-424 the own time of %j is %j', (signal, at) => expect(saidAt(signal)).toBe(at))
})
