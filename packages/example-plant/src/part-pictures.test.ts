import { describe, expect, test } from 'vitest'
import { plantDocuments } from './documents.ts'
import { examplePlants } from './example-plant.ts'
import { drawingOf, pictureOf } from './part-pictures.ts'
import type { Plant } from './plant.ts'

const [plant, second] = examplePlants(Date.parse('2026-03-10T09:30:00Z')) as [Plant, Plant]
const documents = plantDocuments(plant)
const articles = [...new Map(plant.parts.toReversed().map((part) => [part.part_no, part])).values()]

describe('T-LOOK-107 articles have a picture and a drawing', () => {
  test.each(articles.map((part) => [part.part_no, part] as const))('%s', (part_no, part) => {
    const own = documents.filter(({ belongs }) => belongs.part_no === part_no)
    expect(own.filter(({ name }) => name === `${part_no} picture.svg`)).toHaveLength(1)
    expect(own.filter(({ drawing }) => drawing)).toMatchObject([{ name: `${part_no} drawing.svg` }])
    for (const { picture, name } of own.filter(({ pages }) => pages.length === 0)) {
      expect(picture, name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">.*<\/svg>$/)
      expect(picture, name).not.toMatch(/class=|undefined|NaN/)
      expect(picture).toContain(part.part_description.replaceAll('&', '&amp;'))
      // A tag that is opened is closed: a browser shows nothing of a picture that is not well formed.
      expect(picture?.match(/<(g|svg|text)\b/g)?.length).toBe(picture?.match(/<\/(g|svg|text)>/g)?.length)
    }
  })

  test('no two look alike, but left and right, and none is large', () => {
    const looks = articles.map((part) => pictureOf({ ...part, part_description: '' }))
    expect(new Set(looks).size).toBe(looks.length)
    for (const part of articles) expect(pictureOf(part).length + drawingOf(part).length).toBeLessThan(16_000)
  })

  test('the other companies have none of them', () => {
    expect(plantDocuments(second)).toEqual([])
  })
})
