import { expect, test } from 'vitest'
import { widthFor } from './table-column.ts'

test.each<[string[], number, number]>([
  [['Wartet', 'Fehlgeschlagen'], 0, 163],
  [['Wartet', 'Fehlgeschlagen'], 32, 195],
  [['Waiting', 'Failed'], 0, 98],
])(
  'T-PLANT-496 a column of %j with %i px beside is %i px wide: as its longest words, in any language',
  (words, beside, width) => expect(widthFor(words, beside)).toBe(width),
)
