import { judgeBlock, type StartUpEntries } from '@takt/domain/scrap/start-up-entries.ts'
import type { Asked } from '../engine/define-step.ts'
import type { Leaving } from '../engine/leaving.ts'
import { askProportions, orderSoFar } from '../out-of-proportion.ts'
import { startUpBlocks } from '../start-up-blocks.ts'
import { startUpQuantities } from '../steps/start-up-quantities/start-up-quantities.step.ts'

/** SF61: what was entered as good makes the rest scrap, and that is asked about when it is much of an order. */
export function askStartUp(asked: Asked): Leaving<StartUpEntries> | null {
  const value = asked.answer(startUpQuantities)
  const parts = startUpBlocks(asked).map((order) => {
    const { card_no } = order
    const { scrap_qty } = judgeBlock(order, asked.machine.config.max_startup_scrap, value)
    const question = { key: 'wizard.proportion.start-up', values: { card_no } } as const
    return { of: orderSoFar(order), quantity: scrap_qty, question }
  })
  return askProportions('scrap', asked, { parts, value })
}
