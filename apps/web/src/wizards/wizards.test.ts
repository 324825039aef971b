import { describe, expect, test } from 'vitest'
import { exampleContext } from './engine/example-context.ts'
import { initialValues, planOf } from './engine/plan.ts'
import { wizards } from './wizards.ts'

const steps = [...new Map(wizards.flatMap((wizard) => wizard.steps).map((step) => [step.kind, step])).values()]
/** Every definition there is, by its path; nothing is loaded. */
const files = Object.keys(import.meta.glob(['./*/*.wizard.ts', './steps/*/*.step.ts']))

test('every definition is in the list', () => expect(files).toHaveLength(wizards.length + steps.length))

test('every wizard has an id of its own', () => expect(new Set(wizards.map(({ id }) => id)).size).toBe(wizards.length))

describe.each(wizards.map((wizard) => [wizard.id, wizard] as const))('%s', (id, wizard) => {
  test('lies in the folder of its name', () => expect(files).toContain(`./${id}/${id}.wizard.ts`))
  test('asks every step once', () =>
    expect(new Set(wizard.steps.map((step) => step.id)).size).toBe(wizard.steps.length))
  test('W-WIZARD-09-X is well configured on a machine with a touch configuration', () => {
    const plan = planOf(wizard, { context: exampleContext(), unknown: new Set() })
    expect(plan(initialValues(wizard)).map(({ problem }) => problem)).toEqual(wizard.steps.map(() => null))
  })
})

describe.each(steps.map((step) => [step.kind, step] as const))('step %s', (kind, step) => {
  test('lies in the folder of its name', () => expect(files).toContain(`./steps/${kind}/${kind}.step.ts`))
  test('has a component', async () => expect(typeof (await step.load()).default).toBe('function'))
})
