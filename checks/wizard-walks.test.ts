/** A wizard or a step that is added is walked with a scanner as well. */
import { expect, test } from 'vitest'
import { productWizards } from '../e2e/pages/product-wizards.ts'
import { stepsOnPage } from '../e2e/pages/wizard-steps.ts'
import { walks } from '../e2e/pages/wizard-walks.ts'

const wizards = await productWizards()
const ways = Object.values(walks).flat()
/** Several of one kind have words of their own behind its name. */
const kindOf = (step: string) => step.split(' ')[0] ?? step

test.each(wizards.map((wizard) => [wizard.id, wizard] as const))(
  'T-PLANT-352 every step of wizard %s is walked with a scanner',
  (id, wizard) => {
    const walked = ways.filter((way) => way.wizard === id).flatMap(({ asks }) => asks.map(kindOf))
    expect([...new Set(walked)].sort()).toEqual([...new Set(wizard.steps.map(({ kind }) => kind))].sort())
  },
)

test('T-PLANT-352 every walk is of a wizard that exists, and knows its steps', () => {
  expect(ways.filter(({ wizard }) => !wizards.some(({ id }) => id === wizard))).toEqual([])
  expect(ways.flatMap(({ asks }) => asks).filter((step) => !(step in stepsOnPage))).toEqual([])
})
