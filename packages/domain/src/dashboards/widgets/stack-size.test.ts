import { expect, test } from 'vitest'
import { grouped, stackSize, stacks } from './stack-size.ts'

test.each([
  ['three rows are enough', 9, 3, { size: 3, scrolls: false }],
  ['it grows until the columns fit', 10, 2, { size: 5, scrolls: false }],
  ['all in one column', 10, 1, { size: 10, scrolls: false }],
  ['few boxes', 2, 1, { size: 3, scrolls: false }],
  ['not even one column fits', 10, 0, { size: 10, scrolls: true }],
  ['it gives up after 500 steps', 5000, 0, { size: 503, scrolls: true }],
])('D-STATE-42 D-STATE-43-X %s', (_, count, room, expected) => {
  expect(stackSize(count, (columns) => columns <= room)).toEqual(expected)
})

test.each([
  ['two of them fill the height', 6, 3, 2, 2],
  ['two fill the height, but their columns do not fit', 6, 2, 2, 3],
  ['not even one is as high as it should be', 4, 4, 0, 1],
  ['a high container begins with three all the same', 6, 6, 9, 3],
])('D-STATE-43-X %s', (_, count, room, high, size) => {
  expect(stackSize(count, (columns) => columns <= room, high).size).toBe(size)
})

test('D-WIDGET-17-X stacks are filled one after the other, groups stand under their heading', () => {
  expect(stacks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  const machine = (id: string, zone_desc: string) => ({ id, zone_desc, cat_desc: 'C', department_description: 'D' })
  const machines = [machine('M1', 'Hall B'), machine('M2', 'Hall A'), machine('M3', 'Hall B')]
  expect(grouped(machines, 'zone_desc').map(({ heading, items }) => [heading, items.map(({ id }) => id)])).toEqual([
    ['Hall B', ['M1', 'M3']],
    ['Hall A', ['M2']],
  ])
  expect(grouped(machines, 'cat_desc')).toHaveLength(1)
})
