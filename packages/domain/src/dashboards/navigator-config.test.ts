import { expect, test } from 'vitest'
import {
  buttonLabel,
  buttonsInRow,
  buttonTarget,
  linkFault,
  NAVIGATOR_SIZES,
  newButton,
  readNavigator,
} from './navigator-config.ts'

const nowhere = { kind: 'nowhere' }
const outside = (address: string) => ({ kind: 'outside', address })

test.each([
  ['url', 'example.com/a', outside('https://example.com/a')],
  ['url', 'https://x.se', outside('https://x.se')],
  ['url', 'http://x.se', outside('http://x.se')],
  ['url', 'server:8080/x', outside('https://server:8080/x')],
  ['url', 'javascript:alert(1)', nowhere],
  ['url', 'data:text/html,x', nowhere],
  ['url', 'file:///etc/passwd', nowhere],
  ['url', '//elsewhere.se', nowhere],
  ['url', 'two words', nowhere],
  ['url', '', nowhere],
])('D-NAV-04 D-NAV-05-B %s %s', (type, link, target) => {
  expect(buttonTarget({ ...newButton, type, link })).toEqual(target)
})

test.each([
  ['app-location', '/machines/all', false, { kind: 'inside', path: '/machines/all', newTab: false }],
  ['app-location', '/machines/all', true, { kind: 'inside', path: '/machines/all', newTab: true }],
  ['app-location', 'machines/all', false, nowhere],
  ['app-location', '//elsewhere.se', false, nowhere],
  ['app-location', '/a b', false, nowhere],
  ['machine-interface', 'C 301', false, { kind: 'inside', path: '/interface/C%20301', newTab: true }],
  ['teleport', 'C301', false, nowhere],
])('D-NAV-08-C D-VALID-07-X D-ENTITY-49-C %s %s in a new tab %s', (type, link, newTab, target) => {
  expect(buttonTarget({ ...newButton, type, link, newTab })).toEqual(target)
})

test.each([
  ['url', 'javascript:alert(1)', 'address'],
  ['app-location', '//x', 'location'],
  ['app-location', '', undefined],
  ['url', 'x.se', undefined],
])('D-NAV-05-B D-VALID-06 what cannot be followed is told where it is written: %s %s', (type, link, fault) => {
  expect(linkFault({ ...newButton, type, link })).toBe(fault)
})

test('D-ENTITY-46 D-ENTITY-47 a button has its defaults, and a stored one its own values', () => {
  expect(newButton).toMatchObject({ type: 'machine-interface', showLink: true, newTab: false, link: '' })
  const stored = { size: 6, buttons: [{ label: 'A', type: 'url', link: 'x.se', showLink: false, newTab: true }, {}] }
  expect(readNavigator(stored)).toEqual({ size: 6, buttons: [stored.buttons[0], newButton] })
  expect(readNavigator(null)).toEqual({ size: 0, buttons: [] })
})

test('D-ENTITY-49-C every stored type that ends in -location is the same', () => {
  expect(
    readNavigator({ buttons: [{ type: 'takt-location' }, { type: 'odd' }] }).buttons.map(({ type }) => type),
  ).toEqual(['app-location', 'odd'])
})

test('D-LIMIT-30 D-LIMIT-31-B the sizes mean auto, 1, 2, 3, 4, 6 and 12 in a row', () => {
  expect(NAVIGATOR_SIZES.map((size) => buttonsInRow(size, 5))).toEqual([5, 1, 2, 3, 4, 6, 12])
  expect(buttonsInRow(0, 0)).toBe(1)
  expect(readNavigator({ size: 12 }).size).toBe(12)
  expect(readNavigator({ size: 7 }).size).toBe(0)
})

test('D-ENTITY-48-X a button without a label is called by its link', () => {
  expect(buttonLabel({ ...newButton, link: '/x' })).toBe('/x')
  expect(buttonLabel({ ...newButton, label: 'Press', link: '/x' })).toBe('Press')
})
