/** Every kind of step of the wizards: what has to be drawn before it is tried, and how a person answers it. */
import type { Page } from '@playwright/test'
import { erpIdOf } from '@takt/domain/pallets/sscc.ts'
import { typeByHand } from './hand.ts'
import { scan } from './scanner.ts'

/** What of a step can have the focus while a scanner reads. */
export type Focusable = 'field' | 'note' | 'choice' | 'keypad' | 'rows' | 'page'

export const drawn: Readonly<Record<Focusable, string>> = {
  field: 'main input:not([type="radio"], [type="checkbox"], [aria-hidden="true"]):visible',
  note: 'main textarea:visible',
  choice: 'main [role="combobox"]:visible',
  // Keys reach it wherever on the page they are pressed.
  keypad: 'main output:visible',
  rows: 'main [role="grid"]:visible',
  page: 'main h1:visible',
}

interface StepOnPage {
  readonly has: readonly Focusable[]
  /** A code that is an answer here, and how that is seen; without it the step is told a code that names nothing. */
  readonly takes?: { readonly code: string; readonly shows?: string }
  /** Without leaving the step. */
  fill?(page: Page): Promise<unknown>
  /** What was filled in is refused: there is no way on. */
  readonly refused?: true
  /** Instead of the button that leads on. */
  goOn?(page: Page): Promise<unknown>
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const firstRow = (page: Page) => page.getByRole('main').getByRole('row').nth(1).click()
const pieces = (page: Page) => typeByHand(page, '2')
const chooseFirst = async (page: Page, label: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option').first().click()
}
const picked: StepOnPage = { has: ['rows'], goOn: firstRow }
const searched: StepOnPage = { has: ['field', 'rows'], goOn: firstRow }
const chosen: StepOnPage = { has: ['rows'], fill: firstRow }
const counted: StepOnPage = { has: ['keypad'], fill: pieces }
const read: StepOnPage = { has: ['page'] }

export const stepsOnPage: Readonly<Record<string, StepOnPage>> = {
  'running-order': picked,
  'finished-order': picked,
  'planned-order': searched,
  'rework-order': searched,
  'unconfirmed-order': picked,
  'document-order': picked,
  // Two operations, of which the first has a tool with inserts.
  article: { has: ['field', 'rows'], goOn: (page) => scan(page, 'NP-1014') },
  activity: picked,
  'input-group': picked,
  'setup-type': picked,
  operation: chosen,
  'setup-code': chosen,
  'tool-structure': chosen,
  'tool-insert': { has: ['field', 'rows'], fill: firstRow },
  material: chosen,
  'scrap-reason': { has: ['field', 'rows'], fill: firstRow },
  employee: { has: ['field'], takes: { code: '0101', shows: 'Anna Lindqvist' } },
  quantity: counted,
  'scrap-quantity': counted,
  'unit-quantity': counted,
  cavities: counted,
  number: counted,
  'pallet-quantity': counted,
  'order-pallets': {
    has: ['keypad'],
    goOn: async (page) => {
      await button(page, 'Next').click()
      await button(page, 'Yes, continue').click()
    },
  },
  'weight-control': { ...counted, refused: true },
  'start-up-quantities': { has: ['keypad'], fill: allGood },
  note: { has: ['note'], fill: (page) => page.getByRole('main').getByRole('textbox').fill('late') },
  checklist: { has: ['field', 'choice'], fill: answerChecklist },
  sscc: { has: ['field'], takes: { code: `00${erpIdOf('37350099', 1)}`, shows: 'Valid SSCC number.' } },
  'input-value': counted,
  'input-value of words': { has: ['field'], takes: { code: 'B-4711' } },
  moment: { has: ['field'], fill: (page) => button(page, 'Now').click() },
  'scrap-adjustments': {
    has: ['choice'],
    fill: async (page) => {
      await chooseFirst(page, 'Add a reason')
      await pieces(page)
      const note = page.getByRole('main').getByRole('textbox', { name: 'Note' })
      await note.fill('late')
      await note.blur()
    },
  },
  'material-scrap': {
    has: ['keypad'],
    fill: async (page) => {
      await chooseFirst(page, 'Scrap reason')
      await pieces(page)
    },
    goOn: async (page) => {
      await button(page, 'Next').click()
      await button(page, 'Yes, it is right').click()
    },
  },
  print: { has: ['field', 'choice'] },
  'split-pallet-print': { has: ['field', 'choice'] },
  'label-printing': { has: ['field', 'choice'] },
  documents: { has: ['field'] },
  'operation-text': read,
  'pallet-history': read,
  'order-details': read,
  'order-summary': read,
  'activity-summary': read,
  'input-summary': read,
  'scrap-summation': read,
  'start-up-summary': read,
}

/** Block after block, as many as are booked: nothing is scrap. */
async function allGood(page: Page): Promise<void> {
  const blocks = page.getByRole('main').getByRole('button', { expanded: true })
  const all = page.getByRole('main').locator('[aria-expanded]')
  for (let nth = 0; nth < (await all.count()); nth += 1) {
    const block = all.nth(nth)
    if ((await block.getAttribute('aria-expanded')) === 'false') await block.click()
    const good = (await blocks.locator('span').last().innerText()).split('/').at(-1)?.replaceAll(/\D/g, '') ?? ''
    await typeByHand(page, good)
  }
}

/** The check at the start of a shift. */
async function answerChecklist(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: 'Yes' }).click()
  await main.getByRole('textbox', { name: 'Oil temperature' }).fill('45')
  await main.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Clean' }).click()
  await main.getByLabel('Filter changed at').fill('2030-06-12T07:00')
}
