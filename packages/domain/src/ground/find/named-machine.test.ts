import { expect, test } from 'vitest'
import { namedMachine } from './named-machine.ts'

const ids = ['M104', 'M105', 'P104', 'A7', 'C301', '55']

test.each<[string, string | undefined]>([
  ['M105', 'M105'],
  ['code stop m105', 'M105'],
  ['m105 stop', 'M105'],
  ['  Report   C301 ', 'C301'],
  ['301 stop', 'C301'],
  ['105', 'M105'],
  // Two machines have these digits.
  ['104 stop', undefined],
  ['M104 P104', undefined],
  // One digit is anything.
  ['7', undefined],
  ['55', '55'],
  ['M10', undefined],
  ['1055', undefined],
  ['', undefined],
])('T-FIND-04 in %j the machine %s is named', (typed, machine_id) => expect(namedMachine(typed, ids)).toBe(machine_id))
