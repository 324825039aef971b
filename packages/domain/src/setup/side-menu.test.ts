import { expect, test } from 'vitest'
import { arrangeMenu, type MenuChange, readSideMenu, sideMenuText } from './side-menu.ts'

interface Item {
  readonly id: string
  readonly title: string
  readonly level?: number | null
}
const groups: readonly { id: string; items: readonly Item[] }[] = [
  {
    id: 'production',
    items: [
      { id: 'machines', title: 'Machines' },
      { id: 'late', title: 'Late orders' },
      { id: 'boss', title: 'Boss', level: 5 },
    ],
  },
  { id: 'administration', items: [{ id: 'admin', title: 'Administration' }] },
]
const change = (id: string, more: Partial<MenuChange> = {}): MenuChange => ({
  id,
  names: {},
  hidden: false,
  level: null,
  ...more,
})
const arranged = (changes: readonly MenuChange[], language = 'en') =>
  arrangeMenu(groups, { changes, language, rename: (item, title): Item => ({ ...item, title }) })[0]?.items ?? []

test('W-SCREEN-18-X order, name and level are as the company wants them; what is hidden is gone', () => {
  expect(arranged([change('late'), change('machines')]).map(({ id }) => id)).toEqual(['late', 'machines', 'boss'])
  expect(arranged([change('late', { names: { sv: 'Sena' } })])[0]).toMatchObject({ id: 'late', title: 'Sena' })
  expect(arranged([change('machines', { hidden: true })]).map(({ id }) => id)).toEqual(['late', 'boss'])
  expect(arranged([change('machines', { level: 3 })])[0]?.level).toBe(3)
})

test('W-SCREEN-18-X T-PLANT-640 an entry is called what the reader calls it, and keeps its usual name where it has none', () => {
  const both = change('late', { names: { de: 'Überfällig', en: 'Overdue' } })
  expect(arranged([both], 'de')[0]?.title).toBe('Überfällig')
  expect(arranged([both], 'sv')[0]?.title).toBe('Overdue')
  expect(arranged([change('late', { names: { de: ' ' } })], 'de')[0]?.title).toBe('Late orders')
})

test('a level that an entry asks by itself cannot be lowered', () =>
  expect(arranged([change('boss', { level: 2 })])[0]?.level).toBe(5))

test('nothing stored is the usual menu', () => expect(arranged(readSideMenu(''))).toEqual(groups[0]?.items))

test.each([
  ['not json', []],
  ['{"id":"x"}', []],
  ['[{"id":""},{"id":"a","level":12,"hidden":"yes"},{"id":"a","hidden":true}]', [change('a')]],
  [
    '[{"id":"admin","hidden":true,"names":{"en":" Setup ","xx":"?","sv":5}}]',
    [change('admin', { names: { en: 'Setup' } })],
  ],
  ['[{"id":"admin","names":"Setup"}]', [change('admin')]],
])('%s is read as %o', (stored, changes) => expect(readSideMenu(stored)).toEqual(changes))

test('only what differs is kept, and survives being read again', () => {
  const usual = ['machines', 'late']
  expect(sideMenuText([change('machines'), change('late')], usual)).toBe('')
  const moved = [change('late'), change('machines')]
  expect(readSideMenu(sideMenuText(moved, usual))).toEqual(moved)
})
