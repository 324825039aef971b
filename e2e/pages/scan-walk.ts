import type { Locator, Page } from '@playwright/test'
import { texts } from '@takt/texts/texts.ts'
import { expect } from '../fixtures/expect.ts'
import { forgetDrafts } from './drafts.ts'
import { productWizards } from './product-wizards.ts'
import { scan } from './scanner.ts'
import { drawn, stepsOnPage } from './wizard-steps.ts'
import { type Walk, walks } from './wizard-walks.ts'

/** Where each kind of step is met first: there it is tried at every place, in the wizards after that one at one. */
const firstOf = new Map<string, Walk>()
for (const walk of Object.values(walks).flat()) {
  for (const kind of walk.asks) if (!firstOf.has(kind)) firstOf.set(kind, walk)
}

/** Through a wizard step by step, with a scan at each place where a code could land. */
export async function walkScanning(page: Page, walk: Walk, path: string): Promise<void> {
  await leaveTo(page, path, walk.within !== undefined)
  for (const [nth, kind] of walk.asks.entries()) {
    if (nth === 0) await walk.begin?.(page)
    await isAt(page, walk.wizard, kind)
    const isNew = firstOf.get(kind) === walk && walk.asks.indexOf(kind) === nth
    await tryStep(page, kind, isNew)
    if (nth === walk.asks.length - 1) return
    const step = await page.getByRole('heading', { level: 1 }).getAttribute('aria-label')
    await (stepsOnPage[kind]?.goOn?.(page) ?? onwards(page).click())
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveAccessibleName(step ?? '')
  }
}

/** Nobody asks what was entered before: all of it was a try. What the plant was changed for is loaded anew. */
async function leaveTo(page: Page, path: string, anew: boolean): Promise<void> {
  await forgetDrafts(page)
  if (anew) return void (await page.goto(path))
  await page.evaluate((href) => {
    const { __TSR_ROUTER__: router } = window as unknown as {
      __TSR_ROUTER__: { navigate(to: { href: string; ignoreBlocker: true }): Promise<void> }
    }
    void router.navigate({ href, ignoreBlocker: true })
  }, path)
}

const onwards = (page: Page) => page.getByRole('button', { name: /^(Next|Complete|Save weight)$/ })

async function isAt(page: Page, wizard: string, kind: string): Promise<void> {
  const wizards = await productWizards()
  const step = wizards.find(({ id }) => id === wizard)?.steps.find((each) => each.kind === kind)
  // Some steps have their name from what they ask for.
  const named = step && step.kind !== 'input-value' && !(wizard === 'manual-scrap' && kind === 'finished-order')
  const name = named ? texts.en[step.label] : '.+'
  await expect(page.getByRole('heading', { level: 1 }), `${wizard}/${kind}`).toHaveAccessibleName(
    new RegExp(`^Step \\d+ of \\d+: ${name}$`),
  )
}

async function tryStep(page: Page, kind: string, isNew: boolean): Promise<void> {
  const step = stepsOnPage[kind]
  if (!step) throw new Error(`nothing is known of step ${kind}`)
  for (const what of step.has) await expect(page.locator(drawn[what]).first(), kind).toBeVisible()
  if (step.takes) return await tryTaker(page, step.takes, isNew)
  if (isNew) await scanAtEach(page, [drawn.field, drawn.note, drawn.choice])
  await step.fill?.(page)
  const forward = onwards(page)
  if (step.fill && !step.refused) await expect(forward, kind).toBeEnabled()
  if (step.fill && step.has.includes('rows')) {
    await losesChoice(page, kind)
    await step.fill(page)
    return await expect(forward, kind).toBeEnabled()
  }
  await scanAt(page, (await forward.isEnabled()) ? forward : page.getByRole('heading', { level: 1 }))
  if (step.fill && isNew) await scanAtEach(page, [drawn.field, drawn.note, drawn.choice])
}

/** The code lands in the field of the step whatever has the focus, and its Enter goes on with nothing. */
async function tryTaker(page: Page, { code, shows }: { code: string; shows?: string }, isNew: boolean): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const step = await heading.getAttribute('aria-label')
  const field = page.locator(drawn.field).first()
  for (const place of isNew ? [heading, field, onwards(page)] : [heading]) {
    await place.focus()
    await scan(page, code)
    await expect(field).toHaveValue(code)
    if (shows) await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
    await expect(heading).toHaveAccessibleName(step ?? '')
  }
}

/** One field of each kind: six numbers beside each other are one. */
async function scanAtEach(page: Page, selectors: readonly string[]): Promise<void> {
  const tried = new Set<string>()
  for (const place of await page.locator(selectors.join(', ')).all()) {
    const kind = await place.evaluate((field) =>
      ['type', 'role', 'inputmode', 'aria-roledescription'].map((name) => field.getAttribute(name)).join(),
    )
    if (tried.has(kind)) continue
    tried.add(kind)
    await scanAt(page, place)
  }
}

/** A code that is none of the rows: Next would otherwise book the row that was chosen before. */
async function losesChoice(page: Page, kind: string): Promise<void> {
  scanned += 1
  const forward = onwards(page)
  const { step } = await entered(page)
  // How many steps there are may follow from what was chosen.
  const here = String(step).replace(/ of \d+/, '')
  await forward.focus()
  await scan(page, `10${scanned}05`)
  const said = `Code 10${scanned}05 was scanned. It is not in this list, and nothing is chosen now.`
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByText(said), kind).toBeVisible()
  await expect(forward, kind).toBeDisabled()
  await expect(page.locator('main [role="row"][aria-selected="true"]'), kind).toHaveCount(0)
  await closeFirst(messages)
  expect(String((await entered(page)).step).replace(/ of \d+/, ''), kind).toBe(here)
}

/** Without a pointer, which would first be moved there and wait for the page to be still: hundreds are closed here. */
const closeFirst = (messages: Locator) => messages.getByRole('button', { name: 'Close' }).first().dispatchEvent('click')

let scanned = 0

async function scanAt(page: Page, place: Locator): Promise<void> {
  scanned += 1
  // As numbers do, and as names of printers and answers do: a choice with the focus looks for what begins with it.
  const isChoice = (await place.getAttribute('role')) === 'combobox'
  for (const begin of isChoice ? ['10', 'Z', 'C'] : ['10']) {
    const code = `${begin}${scanned}05`
    await place.focus()
    const before = await entered(page)
    await scan(page, code)
    const messages = page.getByRole('region', { name: 'Messages' })
    await expect(messages.getByText(code), `${place}`).toBeVisible()
    expect(await entered(page), `${place}`).toEqual(before)
    // It stays until it is closed, over whatever the step has in that corner.
    await closeFirst(messages)
    await expect(messages.getByText(code), `${place}`).toHaveCount(0)
  }
}

/** The step, and all that stands in its fields; what is half a date too. */
function entered(page: Page): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(() => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(`main ${selector}`)]
    return {
      step: document.querySelector('h1')?.ariaLabel,
      fields: all<HTMLInputElement>('input').map((f) => [f.value, f.checked, f.validity.badInput]),
      notes: all<HTMLTextAreaElement>('textarea').map(({ value }) => value),
      shown: all<HTMLElement>('output, [role="combobox"]').map(({ innerText }) => innerText),
      chosen: all('[aria-selected="true"], [aria-checked="true"]').map(({ textContent }) => textContent),
    }
  })
}
