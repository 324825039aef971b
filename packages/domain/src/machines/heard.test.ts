import { expect, test } from 'vitest'
import { heard, isHeard } from './heard.ts'
import { type MachineEvent, unheard } from './machine-state.ts'

const known = { ...unheard, last_signal: 100 }

test.each<[MachineEvent, boolean]>([
  [{ kind: 'state', value: 'running' }, true],
  [{ kind: 'cycles', value: 1 }, true],
  [{ kind: 'value', value: { name: 'door', value: 'open' } }, true],
  [{ kind: 'alarm' }, true],
  [{ kind: 'scrap' }, true],
  [{ kind: 'order' }, true],
  [{ kind: 'tool' }, true],
  [{ kind: 'tick' }, false],
  [{ kind: 'code', value: { stop: '50', reason: '100', note: '', employee: '' } }, false],
  [{ kind: 'note', value: { stop: '50', note: 'seen' } }, false],
  [{ kind: 'split', value: { stop: '50', at: 60 } }, false],
  [{ kind: 'people', value: 1 }, false],
  [{ kind: 'cavities', value: 1 }, false],
  [{ kind: 'off' }, false],
])('T-STATE-01-B of %j the machine is heard: %s', (event, says) => {
  expect(isHeard(event)).toBe(says)
  expect(heard(known, event, 101).last_signal).toBe(says ? 101 : 100)
})

test('T-STATE-01-B a word that is not newer tells nothing new', () => {
  expect(heard(known, { kind: 'alarm' }, 100)).toBe(known)
  expect(heard(known, { kind: 'alarm' }, 99)).toBe(known)
})
