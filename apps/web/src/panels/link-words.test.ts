import { languageCodes } from '@takt/domain/ground/languages.ts'
import { jointed } from '@takt/texts/joints.ts'
import { text } from '@takt/texts/text.ts'
import { expect, test } from 'vitest'
import { linkWords } from './link-words.tsx'

/** Letters in a row that a tile of the cockpit has room for at 1280. */
const MOST = 13

test.each(languageCodes)('T-PLANT-493 %s: no word of a cockpit’s tile is broken without a hyphen', (language) => {
  const pieces = Object.values(linkWords).flatMap(({ label }) =>
    jointed(language, text(language, label)).split(/[^\p{L}]/u),
  )
  expect(pieces.length).toBeGreaterThan(40)
  expect(pieces.filter(({ length }) => length > MOST)).toEqual([])
})
