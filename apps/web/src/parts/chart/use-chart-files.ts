import { type Chart, isDrawn } from '@takt/domain/ground/charts/chart.ts'
import { colourOf } from '@takt/domain/ground/charts/chart-look.ts'
import { chartFile } from '@takt/domain/ground/charts/chart-table.ts'
import { csv } from '@takt/domain/ground/tables/csv.ts'
import type { RefObject } from 'react'
import { useLanguage } from '../../data/words/language.ts'
import { takeOut } from '../take-out.ts'
import type { Picture } from './Canvas.tsx'
import { chartPicture, SCALE } from './chart-picture.ts'
import { useInk } from './use-ink.ts'

interface Saved {
  readonly title: string
  readonly about: string
  readonly what: string
  readonly chart: Chart | undefined
  readonly hidden: ReadonlySet<string>
  readonly picture: RefObject<Picture | null>
}

const NO_NAME = /[\\/:*?"<>|]+/g

/** A chart as a table for spreadsheets, whole, and as a picture, as it is seen. */
export function useChartFiles({ title, about, what, chart, hidden, picture }: Saved) {
  const language = useLanguage()
  const ink = useInk()
  const name = `${title} – ${about}`.replace(NO_NAME, ' ').replace(/\s+/g, ' ').trim()
  const rows = chart?.categories.length ?? 0
  const saveTable = () => {
    if (chart) void takeOut(`${name}.csv`, { rows, content: csv(chartFile(chart, what), language), type: 'text/csv' })
  }
  const savePicture = async () => {
    const drawn = picture.current?.canvas(SCALE)
    if (!chart || !drawn) return
    const legend = chart.series
      .filter((one) => isDrawn(one) && !hidden.has(one.key))
      .map((one) => ({ name: one.name, colour: colourOf(one.colour, ink) }))
    const { text, muted, surface } = ink
    const font = getComputedStyle(document.body).fontFamily
    const content = await chartPicture(drawn, { title, about, legend, text, muted, surface, font })
    if (content) await takeOut(`${name}.png`, { rows, content, type: 'image/png' })
  }
  return { saveTable, savePicture: () => void savePicture() }
}
