import { expect, test } from 'vitest'
import { employee } from '../steps/employee/employee.step.ts'
import { note } from '../steps/note/note.step.ts'
import { orderPallets } from '../steps/order-pallets/order-pallets.step.ts'
import { print } from '../steps/print/print.step.ts'
import { quantity } from '../steps/quantity/quantity.step.ts'
import { runningOrder } from '../steps/running-order/running-order.step.ts'
import { scrapReason } from '../steps/scrap-reason/scrap-reason.step.ts'
import { type Answer, defineStep } from './define-step.ts'
import { use } from './define-wizard.ts'

/** Never run: what matters is that the wrong lines do not compile. */
export function doesNotCompile(answer: Answer) {
  const typed: string = answer(quantity)
  const name: string = answer(employee).name
  // @ts-expect-error a quantity is entered as text, so that '0.' can be told from 0
  const number: number = answer(quantity)
  // @ts-expect-error an employee has no such part
  const salary = answer(employee).salary
  const flag: number | undefined = answer(scrapReason)?.scrap_text_flag
  // @ts-expect-error a note has no printer: there is no bag of everything
  const printer = answer(note).printer
  // @ts-expect-error a setting the step does not have
  use(quantity, { settings: () => ({ maximum: 3 }) })
  // @ts-expect-error a setting of another type
  use(quantity, { settings: () => ({ max: '3' }) })
  use(runningOrder, {
    // @ts-expect-error running-order has no settings
    settings: () => ({ max: 3 }),
  })
  defineStep({
    id: 'wrong',
    // @ts-expect-error a label that nobody has written
    label: 'wizard.nothing',
    initial: '',
    settings: { canBeEmpty: true },
    check: () => 'ok',
    load: () => import('../steps/note/NoteStep.tsx'),
  })
  defineStep({
    id: 'wrong',
    label: 'wizard.quantity',
    initial: '',
    settings: { canBeEmpty: true },
    // @ts-expect-error the order cannot come from a text
    order: (value) => value,
    check: () => 'ok',
    load: () => import('../steps/note/NoteStep.tsx'),
  })
  return { typed, name, number, salary, flag, printer }
}

test('what a wizard sets on a step stands over the defaults of the step', () => {
  const limited = use(quantity, { settings: () => ({ max: 12 }) })
  expect(limited.settings({} as never)).toMatchObject({ max: 12, watchMin: 0, allowNull: false })
})

test.each([
  [
    'a quantity',
    quantity,
    'max watchMin watchMax minMessage maxMessage allowNull warnMaxQty warnOverProdQty'.split(' '),
    [],
  ],
  ['a note', note, ['canBeEmpty'], []],
  ['a print', print, [], ['copies', 'printer']],
  ['pallets', orderPallets, [], ['flags']],
])('W-ENTITY-20 the step of %s has its own settings and its own answer', (_what, step, settings, answers) => {
  expect(Object.keys(step.settings)).toEqual(expect.arrayContaining(settings))
  const elsewhere = [quantity, note, print, orderPallets, scrapReason].filter((other) => other !== step)
  for (const other of elsewhere) for (const name of settings) expect(other.settings).not.toHaveProperty(name)
  expect(typeof step.initial === 'object' && step.initial ? Object.keys(step.initial) : []).toEqual(
    expect.arrayContaining(answers),
  )
})
