import { option } from '@takt/domain/dashboards/options.ts'
import { type StyleProperty, styleProperties } from '@takt/domain/dashboards/style-config.ts'
import { columnComponents, newColumn } from '@takt/domain/dashboards/table-config.ts'
import { newValueConfig, valueFormats } from '@takt/domain/dashboards/value-config.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ColumnEditor } from './ColumnEditor.tsx'
import type { EditorPlace } from './editor-place.ts'
import { StyleFields } from './StyleFields.tsx'
import { ValueEditor } from './ValueEditor.tsx'

const nothing = () => undefined
const placeIn = (language: 'en' | 'sv'): EditorPlace => ({
  sources: [],
  propertiesOf: () => [],
  machineIds: [],
  parameters: [],
  say: (key: TextKey, values) => text(language, key, values),
  rowsOf: () => [],
})

describe.each(['en', 'sv'] as const)('in %s', (language) => {
  const place = placeIn(language)
  const column = (component: string, config = {}) =>
    renderToStaticMarkup(
      createElement(ColumnEditor, {
        column: { ...newColumn('x'), component, config },
        properties: [],
        place,
        onChange: nothing,
        onMove: nothing,
        onDone: nothing,
      }),
    )

  test.each(columnComponents)('T-PLANT-373 a column that is shown as %s says so in words', (component) => {
    expect(column(component)).toContain(`>${text(language, `choice.format.${component}`)}<`)
  })

  test.each(['span', 'h1', 'h2', 'h3'] as const)('T-PLANT-373 the size %s of a number is a word', (el) => {
    expect(column('round-1', { el })).toContain(`>${text(language, `choice.element.${el}`)}<`)
  })

  test.each(valueFormats)('T-PLANT-373 the format %s of a value is a word', (format) => {
    const editor = renderToStaticMarkup(
      createElement(ValueEditor, {
        option: option.value('option.value'),
        value: { ...newValueConfig, format },
        values: {},
        label: 'Value',
        error: undefined,
        place,
        onChange: nothing,
        onClear: nothing,
      }),
    )
    expect(editor).toContain(`>${text(language, `choice.format.${format}`)}<`)
  })

  const chosen = Object.entries(styleProperties).flatMap(([property, kind]) =>
    typeof kind === 'string' ? [] : kind.map((value) => [property as StyleProperty, value] as const),
  )
  test.each(chosen)('T-PLANT-373 %s: %s of a style is a word', (property, value) => {
    const fields = createElement(StyleFields, { style: { [property]: value }, place, onChange: nothing })
    expect(renderToStaticMarkup(fields)).toContain(`>${text(language, `choice.style-value.${value}`)}<`)
  })
})
