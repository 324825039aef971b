import { type GraphConfig, newDataset } from '@takt/domain/dashboards/graph-config.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DatasetFields } from './DatasetFields.tsx'
import type { EditorPlace } from './editor-place.ts'

const place: EditorPlace = {
  sources: [],
  propertiesOf: () => ['today_cycles', 'oee_green_limit', 'shift'],
  machineIds: [],
  parameters: [],
  say: (key: TextKey, values) => text('en', key, values),
  rowsOf: () => [],
}

function fields(y: string, graphType: GraphConfig['graphType'] = 'bar'): string {
  const dataset = { ...newDataset, y }
  return renderToStaticMarkup(
    createElement(DatasetFields, { dataset, graphType, source: 'machines', place, onChange: () => undefined }),
  )
}

test.each([
  ['today_cycles', 'Rows with the same label are added up.'],
  ['oee_green_limit', 'Rows with the same label are averaged: percentages, rates and limits cannot be added up.'],
  ['shift', 'Of rows with the same label the first one is shown.'],
])('T-PLANT-371 the editor says what rows of %s are together', (y, words) => expect(fields(y)).toContain(words))

test('T-PLANT-371 points of a scatter and a series without a property are not put together', () => {
  expect(fields('today_cycles', 'scatter')).not.toContain('Rows with the same label')
  expect(fields('')).not.toContain('with the same label')
})
