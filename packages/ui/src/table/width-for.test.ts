import { expect, test } from 'vitest'
import { widthFor } from './table-column.ts'

test.each<[string[], number, number]>([
  [['Wartet', 'Fehlgeschlagen'], 0, 158],
  [['Wartet', 'Fehlgeschlagen'], 32, 190],
  [['Waiting', 'Failed'], 0, 95],
])(
  'T-PLANT-496 a column of %j with %i px beside is %i px wide: as its longest words, in any language',
  (words, beside, width) => expect(widthFor(words, beside)).toBe(width),
)
