// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code that is read

import { expect, test } from 'vitest'
import { writtenPaths } from './written-paths.ts'

const pathOf = new Map([
  ['notes', '/interface/…/notes'],
  ['orders', '/interface/…/orders'],
  ['home', '/home'],
])

test.each([
  ['a link', "<AppLink to={to('notes', { machine })} />", ['/interface/…/notes']],
  ['a press', "go(to('notes', { machine }), { replace: true })", ['/interface/…/notes']],
  ['one of two', "go(to(late ? 'notes' : 'orders', { machine }))", ['/interface/…/notes', '/interface/…/orders']],
  [
    'one of two addresses',
    "const path = all ? to('home') : to('orders', { machine })",
    ['/home', '/interface/…/orders'],
  ],
  ['a name that only the running page knows: any of the file', 'go(to(tabs[next], { machine }))', ['/home']],
  ['a page below another, not the other', "go(`${to('orders', { machine })}/report`)", ['/interface/…/orders/report']],
  ['a query is no part of it', "go(`${to('notes', { machine })}?stop=${stop}`)", ['/interface/…/notes']],
  ['a query that was kept', "go(to('notes', { machine }) + search)", ['/interface/…/notes']],
  ['an address as text', "menu.push(`/isolation/${slug}`, '/isolation/ia')", ['/isolation/…', '/isolation/ia']],
  ['loading ahead leads nowhere', "preloadPage(to('notes', { machine }))", []],
  ['comparing leads nowhere', "const here = path === to('home') || path.startsWith('/home')", []],
  ['the way back is no way', "<Page back={to('notes', { machine })} /> || { back: to('home') }", []],
  ['another function of this name', "unit.to('notes')", []],
])('T-PLANT-240 %s', (_, code, paths) =>
  expect([...writtenPaths(code, "const tabs = { first: 'home', second: 'elsewhere' }", pathOf)]).toEqual(paths),
)
