import { expect, test } from 'vitest'
import { BEGINS, EXACT, type HowWell, howWell, WITHIN, WORD_BEGINS } from './how-well.ts'

const order = { numbers: ['240339', '0071028', 'SO-77'], words: 'P-1204 Gear housing, left (Müller)' }

test.each<[string, HowWell | undefined]>([
  ['240339', EXACT],
  [' 0071028 ', EXACT],
  ['so-77', EXACT],
  ['2403', BEGINS],
  ['007', BEGINS],
  ['gear', WORD_BEGINS],
  ['HOUS gear', WORD_BEGINS],
  ['müll', WORD_BEGINS],
  ['1204', WORD_BEGINS],
  ['2403 gear', WORD_BEGINS],
  ['ousing', WITHIN],
  ['0339', WITHIN],
  ['gear 0339', WITHIN],
  ['gear right', undefined],
  ['', undefined],
  ['  ', undefined],
  ['%', undefined],
  ['2_0339', undefined],
])('T-FIND-02 %j answers as well as %s', (typed, well) => expect(howWell(order, typed)).toBe(well))

test('T-FIND-02 digits begin behind letters, and not behind other digits', () => {
  const machine = { numbers: ['M104'], words: '' }
  expect(howWell(machine, '104')).toBe(WORD_BEGINS)
  expect(howWell(machine, '04')).toBe(WITHIN)
})

test('T-FIND-02 a word begins at the second place where its letters stand, too', () =>
  expect(howWell({ numbers: [], words: 'Express press' }, 'press')).toBe(WORD_BEGINS))
