import { type Ground, groundOf, themeGround } from '@takt/domain/dashboards/readable-ink.ts'
import type { StyleMap } from '@takt/domain/dashboards/style-config.ts'
import { expect, test } from 'vitest'
import { styled } from './styled.ts'
import { tableLook } from './table/table-look.ts'

const pale = '#fde68a'
const none = { style: {}, conditionalStyles: [] }

test.each<[string, readonly StyleMap[], string | undefined]>([
  ['nothing', [{}], undefined],
  ['a ground alone', [{ backgroundColor: pale }], '#000000'],
  ['a named ground alone', [{ backgroundColor: 'navy' }], '#ffffff'],
  ['a dark ink alone', [{ color: '#000080' }], 'light-dark(#000080, #8c8cc6)'],
  ['a named ink alone', [{ color: 'navy' }], 'light-dark(#000080, #8c8cc6)'],
  ['an ink of the base on the ground of a condition', [{ color: '#ffffff' }, { backgroundColor: pale }], '#666666'],
  [
    'a readable ink of the base on the ground of a condition',
    [{ color: '#7a0000' }, { backgroundColor: pale }],
    '#7a0000',
  ],
  ['an ink of a condition on the ground of the base', [{ backgroundColor: pale }, { color: '#ffffff' }], '#666666'],
  ['a pair of one condition', [{ color: '#123456' }, { color: '#ffffff', backgroundColor: pale }], '#ffffff'],
])('D-CONFIG-96-X T-PLANT-370 %s', (_, layers, color) => {
  expect(styled(layers, themeGround).style.color).toBe(color)
})

test('T-PLANT-370 yes and no have the ink of a ground that an author chose, and the theme’s own without one', () => {
  expect(styled([{ backgroundColor: pale }], themeGround).style).toMatchObject({
    '--yes-ink': 'currentcolor',
    '--no-ink': 'currentcolor',
  })
  expect(styled([{ color: 'red' }], themeGround).style).not.toHaveProperty('--yes-ink')
})

test('T-PLANT-370 a cell’s ink is judged on the ground of its row, a row’s on that of the table, the heading’s on the theme', () => {
  const looks = (styles: object, ground: Ground | undefined = themeGround) => {
    const all = { tableStyle: none, headerStyle: none, rowStyle: none, oddRowStyle: none, cellStyle: none, ...styles }
    return tableLook(all, { source: 'machines', rowsOf: () => [], ground })
  }
  const only = (style: StyleMap) => ({ style, conditionalStyles: [] })
  const dark = only({ color: '#330000' })
  const inRow = looks({ rowStyle: only({ backgroundColor: pale }), cellStyle: dark }).line?.({}, false)
  expect(inRow?.cell.style.color).toBe('#330000')
  expect(looks({ cellStyle: dark }).line?.({}, false)?.cell.style.color).toMatch(/^light-dark\(#330000, /)
  const onTable = looks({ tableStyle: only({ backgroundColor: pale }), rowStyle: dark, headerStyle: dark })
  expect(onTable.line?.({}, false).row.style.color).toBe('#330000')
  expect(onTable.header.style.color).toMatch(/^light-dark\(#330000, /)
  const onWidget = looks({ rowStyle: dark }, groundOf(pale, themeGround))
  expect(onWidget.line?.({}, false).row.style.color).toBe('#330000')
  const odd = looks({ rowStyle: dark, oddRowStyle: only({ backgroundColor: '#200000' }) }).line
  expect(odd?.({}, true)?.row.style.color).not.toBe('#330000')
})
