import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx'

const texts = { all: 'All', only: 'Only', search: 'Search', clearSearch: 'Clear', noneFound: 'None', more: String }
const drawn = (props: Partial<MultiSelectProps>) =>
  renderToStaticMarkup(
    createElement(MultiSelect, {
      ...{ modelValue: ['10'], options: ['10', '20'], name: 'Departments', texts, onChange: () => undefined },
      ...props,
    }),
  )

test('W-ENTITY-51 a multi-select takes modelValue, options, labels, enabled, label, single and deselect', () => {
  const all: Partial<MultiSelectProps> = {
    modelValue: ['20'],
    options: ['10', '20', '30'],
    labels: { 20: 'Metal working' },
    enabled: false,
    label: 'Department',
    single: true,
    deselect: true,
  }
  const html = drawn(all)
  expect(html.match(/aria-pressed="(true|false)"/g)).toEqual([
    'aria-pressed="false"',
    'aria-pressed="true"',
    'aria-pressed="false"',
  ])
  expect(html).toContain('Metal working')
  expect(html).toContain('role="switch"')
  expect(html).toContain('Department')
  expect(drawn({})).not.toContain('role="switch"')
})
