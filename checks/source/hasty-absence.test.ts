import { expect, test } from 'vitest'
import { hastyAbsences, stepsOf } from './hasty-absence.ts'

const shared = stepsOf(
  'e2e/pages/list.ts',
  `export const listOn = (page) => ({ isAt: (name) => expect(page.getByRole('heading')).toHaveText(name) })
   export async function opened(page) { await page.getByRole('button').click(); await expect(page.getByRole('menu')).toBeVisible() }`,
)
const found = (steps: string) =>
  hastyAbsences('e2e/specs/x.spec.ts', `test('x', async ({ page }) => {\n${steps}\n})`, shared).map(
    (line) => line.split(':')[1]?.split(' ')[0],
  )

const gone = `await expect(row).toHaveCount(0)`
const press = `await button.click()`

test.each<[string, string[], string[]]>([
  ['at once', [press, gone], ['3']],
  ['hidden at once', [press, 'await expect(row).toBeHidden()'], ['3']],
  ['not visible at once', [press, 'await expect(row).not.toBeVisible()'], ['3']],
  ['a notice', [press, 'await expectNotSaid(row)'], ['3']],
  ['on a page that was only just opened', [`await signIn('operator')`, gone], ['3']],
  [
    'after the address alone',
    [press, `await expectPath(page, '/a')`, 'await expect(page).toHaveURL(/a/)', gone],
    ['5'],
  ],
  ['after two, of which neither waits', [press, gone, 'await expect(cell).toHaveCount(0)'], ['3', '4']],
  ['seen long before', ['await expect(row).toBeVisible()', press, `await page.keyboard.press('a')`, gone], ['5']],
  ['seen before the page was loaded anew', ['await expect(row).toBeVisible()', 'await page.reload()', gone], ['4']],
  ['in steps that were handed over', [`await withUser(plant, async () => {`, press, gone, '})'], ['4']],
  ['after time has passed', ['await expect(cell).toBeVisible()', 'await page.clock.runFor(5)', gone], ['4']],
])('nothing is found too soon: %s', (_when, steps, lines) => expect(found(steps.join('\n'))).toEqual(lines))

test.each<[string, string[]]>([
  ['after what came with it', [press, 'await expect(cell).toHaveText(a)', gone]],
  ['after an answer', ['const answered = page.waitForResponse(x)', press, 'await answered', gone]],
  ['after a figure', [press, 'await expect.poll(count).toBe(2)', gone]],
  ['after what a page is asked by its own words', [press, `await list.isAt('Rows')`, gone]],
  ['after what a step ends with', ['await opened(page)', gone]],
  ['where it was seen', ['await expect(row).toBeVisible()', press, gone]],
  ['where something in it was pressed', [`await row.getByRole('button').click()`, gone]],
  [
    'where one of them was pressed',
    [`await page.getByRole('option', { name }).click()`, `await expect(page.getByRole('option')).toHaveCount(0)`],
  ],
  [
    'where it was seen and time has passed',
    ['await expect(row).toBeVisible()', press, 'await page.clock.runFor(5)', gone],
  ],
  [
    'after another that was waited for',
    ['await expect(cell).toBeVisible()', press, 'await expect(cell).toBeHidden()', gone],
  ],
  [
    'where only a function would do something',
    [press, 'await expect(cell).toBeVisible()', `const later = async () => { ${press} }`, gone],
  ],
])('nothing is found in time: %s', (_when, steps) => expect(found(steps.join('\n'))).toEqual([]))
