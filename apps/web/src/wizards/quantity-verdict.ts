import { checkQuantity, type QuantityBlock, type QuantityWarning } from '@takt/domain/orders/wizard/check-quantity.ts'
import type { Verdict } from './engine/define-step.ts'
import type { Said } from './engine/said.ts'
import type { QuantityEntrySettings } from './QuantityEntry.tsx'

export const noLimits: QuantityEntrySettings = {
  max: Number.POSITIVE_INFINITY,
  watchMin: 0,
  watchMax: Number.POSITIVE_INFINITY,
  minMessage: '',
  maxMessage: '',
  allowNull: false,
  warnMaxQty: 0,
  warnOverProdQty: undefined,
  decimals: false,
  maxRule: null,
}

/** What an entry is worth, in words. Limits block, the watch on overproduction only warns. */
export function quantityVerdict(entry: string, settings: QuantityEntrySettings): Verdict {
  const { blocked, warnings } = checkQuantity(entry, settings)
  const warn = warnings.map((warning) => warningText(warning, settings))
  if (blocked) return { blocked: blockText(blocked, settings), refused: blocked !== 'no-value', warn }
  return warn.length > 0 ? { warn } : 'ok'
}

function warningText(warning: QuantityWarning, { warnMaxQty }: QuantityEntrySettings): Said {
  return { key: `wizard.quantity.${warning}`, values: { max: warnMaxQty } }
}

function blockText(block: QuantityBlock, settings: QuantityEntrySettings): Said {
  const { max, maxRule, maxValues, watchMin, watchMax, minMessage, maxMessage } = settings
  switch (block) {
    case 'no-value':
      return { key: 'wizard.quantity.enter' }
    case 'not-a-number':
      return { key: 'wizard.quantity.not-a-number' }
    case 'not-whole':
      return { key: 'wizard.quantity.not-whole' }
    case 'above-limit':
      return { key: maxRule ?? 'wizard.quantity.above-limit', values: { ...maxValues, max } }
    case 'below-min':
      return minMessage ? { text: minMessage } : { key: 'wizard.quantity.below-min', values: { min: watchMin } }
    case 'above-max':
      return maxMessage ? { text: maxMessage } : { key: 'wizard.quantity.above-max', values: { max: watchMax } }
  }
}
